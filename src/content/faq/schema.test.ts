import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import english from './en.ts';
import { type FaqPage, QUESTIONS } from './schema.ts';

const PAGES = import.meta.glob<FaqPage>('./??.ts', { eager: true, import: 'default' });

const [weight, ...rest] = english.groups;
const [first, ...others] = weight?.items ?? [];

it.each(LANGUAGE_CODES)('the questions in %s are as they should be', (language) => {
  expect(QUESTIONS.safeParse(PAGES[`./${language}.ts`]).error?.issues).toBeUndefined();
});

it.each([
  ['a short description', { description: 'short' }],
  ['a group too few', { groups: rest }],
  ['an unknown group', { groups: [{ ...weight, id: 'money' }, ...rest] }],
  ['a group twice', { groups: [rest[0], ...rest] }],
  ['a group without questions', { groups: [{ ...weight, items: [] }, ...rest] }],
  ['a question twice', { groups: [{ ...weight, items: [first, first, ...others] }, ...rest] }],
  ['no answer', { groups: [{ ...weight, items: [{ ...first, answer: [] }, ...others] }, ...rest] }],
  [
    'an empty paragraph',
    { groups: [{ ...weight, items: [{ ...first, answer: [''] }, ...others] }, ...rest] },
  ],
  [
    'an id that is no address',
    { groups: [{ ...weight, items: [{ ...first, id: 'A b' }, ...others] }, ...rest] },
  ],
  ['a field that nobody reads', { author: 'x' }],
])('questions with %s stop the build', (_, wrong) => {
  expect(QUESTIONS.safeParse({ ...english, ...wrong }).success).toBe(false);
});
