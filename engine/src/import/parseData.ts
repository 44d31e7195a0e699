/** In JSON, but not in a string of it: a comma before a closing bracket or another comma. */
const STRING_OR_LAST_COMMA = /"(?:[^"\\]|\\.)*"|,(?=\s*[}\],])/g;

/** Quotes in a text, which no sign of JSON stands beside: `the "best" cake`. */
const QUOTE_INSIDE = /(?<![{[,:]\s?|\\)"(?!\s?(?:[:}\]]|,\s?["{[\d]))/g;

/** The faults that sites leave in their JSON: line breaks and control characters, `\'`, commas too many. */
const repair = (json: string) =>
  json
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\\(.)/gu, (pair, letter: string) => (/["\\/bfnrtu]/.test(letter) ? pair : letter))
    .replace(STRING_OR_LAST_COMMA, (token) => (token === ',' ? '' : token));

const FORMS: readonly ((json: string) => string)[] = [
  (json) => json,
  repair,
  (json) => repair(json).replace(QUOTE_INSIDE, '\\"'),
  // One object behind another
  (json) => `[${repair(json).replace(/\}\s?\{/g, '},{')}]`,
];

/**
 * Parses JSON, tolerating what sites leave in it, comment markers and a semicolon around it and a byte order mark; null if
 * broken.
 */
export function parseData(json: string): unknown {
  const bare = json
    .trim()
    .replace(/^(?:\/\/\s{0,9}|\/\*\s{0,9})?(?:<!--|<!\[CDATA\[)(?:\s{0,9}\*\/)?/, '')
    .replace(/(?:\/\/|\/\*)?\s{0,9}(?:-->|\]\]>)(?:\s{0,9}\*\/)?$/, '')
    .replace(/[;,\s]+$/, '');
  for (const form of FORMS) {
    try {
      return JSON.parse(form(bare));
    } catch {
      // The next form may work.
    }
  }
  return null;
}
