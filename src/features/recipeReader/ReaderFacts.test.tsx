import { expect, test } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { readerMessages } from '#pages/_reader/readerMessages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { ReaderFacts } from './ReaderFacts.tsx';

const FOUND = {
  makes: { low: 12, high: 16, what: 'cookies' },
  measured: null,
  times: { prep: 20, cook: 95, total: null },
  language: 'en',
} as const;

const show = (language: Language, factor: number | null, found = {}) => {
  const recipe = { ...FOUND, ...found, factor };
  renderIn(language, <ReaderFacts messages={readerMessages(language).reader} recipe={recipe} />);
  return [...document.querySelectorAll('dl > div')].map(({ textContent }) =>
    textContent.replace(/[\u00a0\u202f]/g, ' '),
  );
};

test('says what a recipe makes and how long it takes', () => {
  expect(show('en', 1)).toEqual(['Yield12–16 cookies', 'Prep time20 min', 'Cook time1 h 35 min']);
});

test('scales both ends of a range, and no times', () => {
  expect(show('fr', 0.5)).toEqual(['Quantité6–8 cookies', 'Préparation20 min', 'Cuisson1 h 35']);
});

test('says what is measured as written, and not what it is scaled', () => {
  const measured = { makes: null, measured: '5 cups', times: { prep: null, cook: null, total: null } };
  expect(show('en', 1, measured)).toEqual(['Yield5 cups']);
  document.body.replaceChildren();
  expect(show('en', 2, measured)).toEqual([]);
});

test('leaves out what depends on a weight that is still loading', () => {
  expect(show('de', null)).toHaveLength(2);
});

test('says both ends of a time', () => {
  const times = { ...FOUND.times, cook: 40, from: { cook: 35 } };
  expect(show('en', 1, { times })).toContain('Cook time35 min–40 min');
});
