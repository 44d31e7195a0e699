/** Entities that occur in recipes beside letters with marks; others stay as written. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  frac12: '½',
  frac13: '⅓',
  frac14: '¼',
  frac23: '⅔',
  frac34: '¾',
  deg: '°',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  szlig: 'ß',
  oelig: 'œ',
};

/** The marks of letters: `&eacute;`. */
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
};

function character(entity: string, body: string): string {
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1));
  if (body.startsWith('#')) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  const mark = MARKS[body.slice(1)];
  return ENTITIES[body] ?? (mark ? (body[0] + mark).normalize() : entity);
}

/** A text whose HTML entities are the signs that they stand for: `1 &frac14; cup cr&egrave;me`. Takes linear time. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(#\d{2,7}|#x[\da-f]{2,6}|[a-z]{2,6}\d{0,2});/gi, character);
