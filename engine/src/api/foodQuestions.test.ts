import { describe, expect, it } from 'vitest';
import { tableAnswer } from '../../tests/asked/everydayAnswer.ts';
import { de } from '../../tests/asked/food/de.ts';
import { en } from '../../tests/asked/food/en.ts';
import { es } from '../../tests/asked/food/es.ts';
import { fr } from '../../tests/asked/food/fr.ts';
import { PACK_CODES, PACKS, type PackCode } from '../../tests/packs.ts';
import { portions } from '../calculators/portions/portions.ts';
import { foods as deFoods } from '../foods/lists/de.ts';
import { foods as enFoods } from '../foods/lists/en.ts';
import { foods as esFoods } from '../foods/lists/es.ts';
import { foods as frFoods } from '../foods/lists/fr.ts';
import { type AskOptions, ask } from './ask.ts';
import { nutrientsOf } from './foods.ts';

const ASKED = { en, fr, de, es };
const FOODS = { en: enFoods, fr: frFoods, de: deFoods, es: esFoods };

const optionsIn = (language: PackCode): AskOptions => {
  const codes = [language, ...PACK_CODES.filter((code) => code !== language)];
  const languages = codes.map((code) => PACKS[code]);
  return { languages, foods: codes.map((code) => FOODS[code]), kitchen: PACKS[language].country };
};

function answerTo(question: string, language: PackCode): string {
  const found = ask(question, { ...optionsIn(language), nutrients: nutrientsOf, portions });
  if (!found.ok) return found.code === 'substitute' ? found.code : 'refused';
  return 'choices' in found.value
    ? `choose ${found.value.choices.about}`
    : (tableAnswer(found.value.answer) ?? found.value.answer.kind);
}

describe.each(PACK_CODES)('questions for what foods hold, portions and substitutes in %s', (language) => {
  const rows = ASKED[language].map(([question, right, today = right]) => [question, today] as const);
  it.each(rows)('%s: %s', (question, right) => {
    const answer = answerTo(question, language);
    const refuses = answer === 'substitute' || answer.startsWith('choose');
    expect(right === 'refused' && refuses ? 'refused' : answer).toBe(right);
  });

  it('are at least forty', () => {
    expect(ASKED[language].length).toBeGreaterThanOrEqual(40);
  });
});

it.each([
  ['calories in 2 eggs', 'needs-nutrients'],
  ['how much pasta for 6 people', 'needs-portions'],
  ['substitute for buttermilk', 'substitute'],
] as const)('%s says what it needs: %s', (question, code) => {
  expect(ask(question, optionsIn('en'))).toEqual({ ok: false, code });
});
