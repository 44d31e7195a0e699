// @module-tag sweep
import { ask } from '@gramwise/engine/ask/ask.ts';
import type { AskAnswer } from '@gramwise/engine/ask/askAnswer.ts';
import { contextIn } from '@gramwise/engine/tests/ask/context.ts';
import { de } from '@gramwise/engine/tests/ask/unknownFoods/de.ts';
import { en } from '@gramwise/engine/tests/ask/unknownFoods/en.ts';
import { es } from '@gramwise/engine/tests/ask/unknownFoods/es.ts';
import { fr } from '@gramwise/engine/tests/ask/unknownFoods/fr.ts';
import { lexiconIn } from '@gramwise/engine/tests/packs.ts';
import { findLineFood } from '@gramwise/engine/text/line/findLineFood.ts';
import { readLine } from '@gramwise/engine/text/line/readLine.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';

const FOODS: Readonly<Record<Language, readonly string[]>> = { en, fr, de, es };

/** Each food is asked for in one of these ways, and is read in a recipe. */
const ASKED: Readonly<Record<Language, readonly ((food: string) => string)[]>> = {
  en: [(food) => `1 cup ${food}`, (food) => `${food} in grams`, (food) => `100 g ${food}`],
  fr: [(food) => `1 tasse de ${food}`, (food) => `${food} en grammes`, (food) => `100 g de ${food}`],
  de: [(food) => `1 Tasse ${food}`, (food) => `${food} in Gramm`, (food) => `100 g ${food}`],
  es: [(food) => `1 taza de ${food}`, (food) => `${food} en gramos`, (food) => `100 g de ${food}`],
};

/** Sugar for jam is cut off as sugar, for jam: a recipe says so what an ingredient is for. */
const SAYS_WHAT_FOR = / (?:pour|para) /;

/**
 * Asked back, or said to be unknown or not understood, as the number in five spice; leaves of curry are counted, and
 * nobody weighed one; corn for popcorn is taken for one food in terms of another.
 */
const isSafe = (answer: AskAnswer) =>
  answer.kind === 'choose' ||
  (answer.kind === 'hint' &&
    ['unknown-food', 'unread', 'left-over', 'no-piece', 'no-weight', 'other-food'].includes(answer.code));

describe.each(LANGUAGE_CODES)('foods without a weight, in %s', (language) => {
  const foods = FOODS[language];
  const context = contextIn(language);

  it('are enough, each once', () => {
    expect(new Set(foods).size).toBe(foods.length);
    expect(foods.length).toBeGreaterThanOrEqual(300);
  });

  it('get no answer in a question', () => {
    const questions = foods.map(
      (food, index) => ASKED[language][index % ASKED[language].length]?.(food) ?? '',
    );
    expect(questions.filter((question) => !isSafe(ask(question, context).answer))).toEqual([]);
  });

  it('are not found in a recipe', () => {
    const lexicon = lexiconIn(language);
    const index = context.data[language]?.names.index;
    const [cupOf = String] = ASKED[language];
    const found = foods.filter((food) => {
      const line = cupOf(food);
      return (
        index && !SAYS_WHAT_FOR.test(food) && findLineFood(line, readLine(line, lexicon), index) !== null
      );
    });
    expect(found).toEqual([]);
  });
});
