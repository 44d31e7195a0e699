import { createHash } from 'node:crypto';
import { pagePolicy } from './headers.ts';

const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g;
const INLINE_SCRIPT = /<script(?: type="module"[^>]*)?>([\s\S]*?)<\/script>/g;

/**
 * The page as visitors get it. Its styles stand inside it, because a linked sheet waits behind the scripts' preloads;
 * the links stay, disabled and therefore not fetched, since the app expects them when it takes over. Its policy names
 * the inline scripts by hash.
 */
export function finishPage(html: string, sheet: (href: string) => string): string {
  let styles = '';
  const page = html.replace(STYLESHEET, (link, href: string) => {
    styles += sheet(href);
    return link.replace('/>', ' disabled=""/>');
  });
  const hashes = [...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy([...new Set(hashes)])}"/>`;
  return page.replace('<meta charSet="utf-8"/>', (charset) => `${charset}${policy}<style>${styles}</style>`);
}
