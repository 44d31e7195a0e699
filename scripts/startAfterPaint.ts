const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const START = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";\n/gm;

/**
 * The page with its scripts asked for once it has been painted. As React Router writes it, a page names them in its
 * head, and they compete with the page itself for a slow line and a slow processor. A page opened in the background
 * is not painted, so it does not wait; neither does any page for more than a second. Each request begins in a task of
 * its own, so that a visitor who scrolls meanwhile is not kept waiting. A page without scripts stays.
 */
export function startAfterPaint(html: string): string {
  if (!html.includes('type="module"')) return html;
  const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  const [, , script = ''] = html.match(START) ?? [];
  const imports = [...script.matchAll(IMPORT)].map(([, name = '', href]) => ({ name, href }));
  if (imports.length === 0) throw new Error('React Router changed how a page starts.');
  const start = `await new Promise((painted) => {
if (document.visibilityState === 'hidden') painted();
setTimeout(painted, 1000);
new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint')[0] && painted()).observe({ type: 'paint', buffered: true });
});
for (const href of ${JSON.stringify(preloads)}) {
document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
await new Promise((resolve) => setTimeout(resolve));
}
const [${imports.map(({ name }) => name)}] = await Promise.all([${imports.map(({ href }) => `import("${href}")`)}]);
`;
  const rest = script.replace(IMPORT, '').trim();
  return html.replace(PRELOAD, '').replace(START, (_, open, __, close) => open + start + rest + close);
}
