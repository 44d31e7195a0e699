import { createHash } from 'node:crypto';
import { pagePolicy } from './headers.ts';
import { layOutInSteps } from './layOutInSteps.ts';
import { startAfterPaint } from './startAfterPaint.ts';

/** React Router puts a `#` behind a sheet that is also loaded later, here with the search. */
const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)#?"\/>/g;
const LAYERS = /<style>@layer [^<]*<\/style>/;
const INLINE_SCRIPT = /<script(?: type="module"[^>]*)?>([\s\S]*?)<\/script>/g;

/**
 * The page as visitors get it. Its styles stand inside it, because a linked sheet waits behind the scripts' preloads;
 * the links stay, disabled and therefore not fetched, since the app expects them when it takes over. Its policy names
 * the inline scripts by hash.
 */
export function finishPage(html: string, sheet: (href: string) => string): string {
  let styles = '';
  const page = layOutInSteps(startAfterPaint(guardScroll(html))).replace(STYLESHEET, (link, href: string) => {
    styles += sheet(href);
    return link.replace('/>', ' disabled=""/>');
  });
  const hashes = [...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy([...new Set(hashes)])}"/>`;
  // Behind the app's own first style element: the app looks for its elements in order and passes over ours.
  return page
    .replace('<meta charSet="utf-8"/>', (charset) => charset + policy)
    .replace(LAYERS, (layers) => `${layers}<style>${styles}</style>`);
}

/** Where storage is refused, React Router's script for the place on the page would fail twice, and say so. */
const guardScroll = (html: string) =>
  html.replace(
    /<script>(\(\(storageKey, [\s\S]*?)<\/script>/,
    '<script>try{sessionStorage;$1}catch{}</script>',
  );

/** The page as plain HTML: no script but the one in the head that sets colors and language, nothing preloaded for one. */
export function withoutScripts(html: string): string {
  const [head = '', body = ''] = html.split('</head>');
  return `${head.replace(/<link rel="modulepreload"[^>]*>/g, '')}</head>${body.replace(INLINE_SCRIPT, '')}`;
}
