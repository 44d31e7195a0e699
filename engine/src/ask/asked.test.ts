import { describe, expect, it } from 'vitest';
import { contextIn } from '../../tests/ask/context.ts';
import { de } from '../../tests/ask/de.ts';
import { en } from '../../tests/ask/en.ts';
import { es } from '../../tests/ask/es.ts';
import { fr } from '../../tests/ask/fr.ts';
import { RECIPE_LANGUAGES, type RecipeLanguage } from '../language/recipeWords/recipeWords.ts';
import { ask } from './ask.ts';
import type { AskResult } from './askAnswer.ts';

const ASKED = { en, fr, de, es };

const numbers = (values: readonly number[], between: string) =>
  values.map((value) => Number(value.toPrecision(5))).join(between);

function resultText(result: AskResult): string {
  if (result.kind === 'oven')
    return `${numbers([result.celsius], '')} C for ${result.to}${result.fan ? ', asked for a fan' : ''}`;
  if (result.kind === 'length') return `${numbers(result.results, ' x ')} ${result.to}`;
  if (result.kind === 'pan-swap') return `x ${numbers([result.factor], '')}`;
  const { main, food } = result;
  const way = food && food.way !== food.food.ways[0] ? `/${food.way.id}` : '';
  return `${numbers(main.values, '-')} ${main.unit}${food ? ` ${food.food.id}${way}` : ''}`;
}

function answerText(question: string, language: RecipeLanguage): string {
  const { answer } = ask(question, contextIn(language));
  if (answer.kind === 'answer') return resultText(answer.result);
  return answer.kind === 'choose' ? `choose ${answer.choices.about}` : `hint ${answer.code}`;
}

describe.each(RECIPE_LANGUAGES)('asked in %s', (language) => {
  it.each(ASKED[language])('%s', (question, answer) => {
    expect(answerText(question, language)).toBe(answer);
  });

  it('has enough of them', () => {
    expect(ASKED[language].length).toBeGreaterThanOrEqual(70);
  });
});
