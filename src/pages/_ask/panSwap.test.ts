import { ask } from '@gramwise/engine/ask/ask.ts';
import { swapFactor } from '@gramwise/engine/pans/swap.ts';
import { contextIn } from '@gramwise/engine/tests/ask/context.ts';
import { expect, it } from 'vitest';
import { buildAskView } from '#features/ask/askView.ts';
import { readSwap, resolvePan } from '#features/pans/swapForm.ts';
import { askFile } from './askFile.ts';

// (20 / 22.86)^2, (20 / 26)^2 and 64 / 117
it.each([
  ['en', '9 inch round to 20 cm springform', '×\u00a00.77', '20\u00a0cm pan instead of 9\u00a0in'],
  ['de', '26er Springform auf 20er', '×\u00a00,59', 'Form mit 20\u00a0cm statt 26\u00a0cm'],
  // (26 / 22)^2
  ['es', 'cambiar un molde de 22 cm por uno de 26', '×\u00a01,4', '26\u00a0cm'],
  // Argentina's round pan
  ['es', 'tortera de 26 cm a 20 cm', '×\u00a00,59', '20\u00a0cm'],
  ['en', '9x13 pan to 8 inch square', '×\u00a00.55', '8\u00a0in pan instead of 9×13\u00a0in'],
] as const)(
  'answers in %s: %s, and opens the pan swap with both pans',
  (language, question, number, sentence) => {
    const context = contextIn(language);
    const { answer } = ask(question, context);
    const view = buildAskView(language, askFile(language).messages, context.kitchen, answer);
    if (view.kind !== 'answer' || answer.kind !== 'answer' || answer.result.kind !== 'pan-swap')
      throw new Error(view.kind);
    expect(view.answer.number).toBe(number);
    expect(view.answer.sentence).toContain(sentence);
    const { recipe, mine, unit } = readSwap(
      view.answer.link.href.split(/[?#]/)[1] ?? '',
      context.kitchen.country,
    );
    const pans = [recipe, mine].map((pan) => resolvePan(pan, { unit, decimal: '.', reader: null }));
    const [from, to] = pans;
    const factor = from && to ? swapFactor(from, to, 'area') : null;
    expect(factor?.ok && factor.value).toBeCloseTo(answer.result.factor, 6);
  },
);
