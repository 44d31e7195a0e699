import { expect, test } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { readerMessages } from '#pages/_reader/readerMessages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { ReaderFacts } from './ReaderFacts.tsx';

const FOUND = {
  makes: { low: 12, high: 16, what: 'cookies' },
  times: { prep: 20, cook: 95, total: null },
  language: 'en',
} as const;

const show = (language: Language, factor: number | null) => {
  renderIn(
    language,
    <ReaderFacts messages={readerMessages(language).reader} recipe={{ ...FOUND, factor }} />,
  );
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

test('leaves out what depends on a weight that is still loading', () => {
  expect(show('de', null)).toHaveLength(2);
});
