import { expect, it } from 'vitest';
import { firstAnswer, serveQuestions } from '#tests/component/firstAnswer.ts';

serveQuestions();

// A pinch of 0.31 ml and twice that, of soda with 0.97 g/ml; a splash of 20 ml
it.each([
  ['messerspitze natron in g', '≈ 0,3–0,6 g'],
  ['wieviel gramm sind 2 messerspitzen natron', '≈ 0,6–1,2 g'],
  ['1 schuss essig ml', '≈ 20 ml'],
  ['schuss milch in gramm', '≈ 21 g'],
])('answers %s: %s', async (question, number) => {
  const view = await firstAnswer('de', question);
  expect(view.kind === 'answer' && view.answer.number.replaceAll('\u00a0', ' ')).toBe(number);
});

it.each(['1 msp drachenpulver in g', '1 msp zimt und 2 tl zucker in g', 'sahne schlagen mit 1 msp salz'])(
  'does not answer %s',
  async (question) => {
    expect((await firstAnswer('de', question)).kind).toBe('hint');
  },
);
