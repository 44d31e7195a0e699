/** English texts are written for American cooks; what other countries say stands in quotes, italics or names. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CATALOGS } from '#catalogs/messages.ts';

/** Every string of a tree of messages. */
function stringsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(stringsOf) : [];
}

const SENTENCES = [
  ...globSync('src/content/{about,articles,faq,recipes,trending}/**/en.{mdx,ts}').map((file) =>
    readFileSync(file, 'utf8'),
  ),
  ...stringsOf(CATALOGS.en),
].flatMap((text) => text.split(/(?<=[.!?:])\s|\n/));

it.each([
  [
    'British words',
    /\b(?:(?:out|in|up|down|after)wards|towards|straight away|best part of|home-made|cold box)\b/i,
  ],
  ['British spellings', /\b(?:colour|flavour|favourite|litre|centre|grey|mould)/i],
  ['“scatter over the nuts”', /\b(?:scatter|sprinkle) over the\b/i],
  ['“shall”', /\bshall\b/i],
  ['weight in the plural', /(?<!for )\b\d+[ \u00a0]g (?:of [a-z ]{1,20} )?(?:are|hold|keep|become)\b/],
])('have no %s', (_, wrong) => {
  expect(SENTENCES.length).toBeGreaterThan(4000);
  expect(SENTENCES.filter((sentence) => wrong.test(sentence))).toEqual([]);
});
