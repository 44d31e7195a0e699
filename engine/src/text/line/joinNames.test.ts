import { expect, it } from 'vitest';
import { lexiconIn } from '../../../tests/packs.ts';
import { joinNames } from './joinNames.ts';

it.each([
  ['en', ['lemon juice from', 'lemons'], 'lemon juice'],
  ['en', ['egg whites', 'eggs'], 'egg whites'],
  ['de', ['Eigelb', 'Eiern'], 'Eigelb'],
  ['de', ['Zitronensaft von', 'Zitronen'], 'Zitronensaft'],
  ['es', ['zumo de limón de', 'limones'], 'zumo de limón'],
  // What the part does not say stays
  ['en', ['juice of', 'lemons'], 'juice of lemons'],
  ['fr', ['jaunes de', 'œufs'], 'jaunes de œufs'],
  ['de', ['Saft von', 'Zitronen'], 'Saft von Zitronen'],
  ['en', ['flour'], 'flour'],
] as const)('joins in %s %j as %s', (language, parts, name) => {
  expect(joinNames(parts, lexiconIn(language))).toBe(name);
});
