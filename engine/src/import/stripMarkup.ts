const BLOCK_TAG = /<\/?(?:p|li|h[1-6]|tr|div|br|dt|dd|section|article|ol|ul)\b[^<>]{0,500}>/gi;
const UNREAD_BLOCK = /<(script|style|template)\b[\s\S]{0,20000}?<\/\1\s*>/gi;
const TAG = /<\/?[a-z!][^<>]{0,2000}>/gi;

/** Entities that occur in recipe data; others stay as written. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  deg: '°',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
};

function character(entity: string, body: string): string {
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1));
  if (body.startsWith('#')) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  return ENTITIES[body] ?? entity;
}

/** Strips markup without a parser, such as on the command line, and puts `edge` around blocks. */
export const stripMarkup = (markup: string, edge: string): string =>
  markup
    .replace(UNREAD_BLOCK, ' ')
    .replace(BLOCK_TAG, edge)
    .replace(TAG, ' ')
    .replace(/&(#\d{2,7}|#x[\da-f]{2,6}|[a-z]{2,6}\d{0,2});/gi, character);
