import { ask } from '@gramwise/engine/ask/ask.ts';
import { contextIn } from '@gramwise/engine/tests/ask/context.ts';
import { de } from '@gramwise/engine/tests/ask/de.ts';
import { en } from '@gramwise/engine/tests/ask/en.ts';
import { es } from '@gramwise/engine/tests/ask/es.ts';
import { fr } from '@gramwise/engine/tests/ask/fr.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { buildAskView } from '#features/ask/askView.ts';
import { askFile } from './askFile.ts';

const ASKED = { en, fr, de, es };

describe.each(LANGUAGE_CODES)('amounts in %s', (language) => {
  const { messages } = askFile(language);
  const context = contextIn(language);
  const shown = ASKED[language].flatMap(([question]) => {
    const view = buildAskView(language, messages, context.kitchen, ask(question, context).answer);
    if (view.kind !== 'answer') return [];
    const { number, unit, sentence, notes } = view.answer;
    return unit === 'g' || unit === 'ml'
      ? [{ question, figure: `${number}\u00a0${unit}`, sentence, notes }]
      : [];
  });

  it('are in the sentence as they are in large type', () => {
    expect(shown.filter(({ sentence, figure }) => !sentence.endsWith(`= ${figure}`))).toEqual([]);
    expect(shown.length).toBeGreaterThan(20);
  });
});

/** What the English page shows for a question. */
function viewOf(question: string) {
  const context = contextIn('en');
  return buildAskView('en', askFile('en').messages, context.kitchen, ask(question, context).answer);
}

// 453.59237 + 4 x 28.349523125 g are 566.990; units alone give whole grams
it('say the unrounded figure as such', () => {
  expect(viewOf('1lb4oz in grams')).toMatchObject({
    answer: {
      number: '567',
      sentence: '1\u00a0pound + 4\u00a0ounces = 567\u00a0g',
      notes: ['Exactly 566.99\u00a0g.', 'Also 20\u00a0oz.'],
    },
  });
});

it('say a spoon or a cup once', () => {
  expect(viewOf('stick of butter tablespoons')).toMatchObject({
    answer: { number: '8', notes: ['Also 1/2\u00a0cup.'] },
  });
});
