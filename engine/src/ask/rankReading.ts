import type { AskAnswer, HintCode } from './askAnswer.ts';

/** From this rank up no other language is tried: complete questions with an answer or choices. */
export const CERTAIN_RANK = 3;

/** Hints for questions whose words are all known; another language would only misread them. */
export const CONCLUSIVE_HINTS: ReadonlySet<HintCode> = new Set<HintCode>([
  'no-piece',
  'no-count',
  'gas-steps',
  'not-positive',
  'other-food',
  'too-large',
]);

/** The rank of an answer with unknown words that was possible without them; a language that knows them wins. */
const VAGUE_RANK = 2.5;

interface Ranked {
  answer: AskAnswer;
  bare: boolean;
  vague?: string;
}

/** How certain a reading is; higher is better. A food name alone ranks lower. */
export function rankReading({ answer, bare, vague }: Ranked): number {
  if (answer.kind === 'hint') return CONCLUSIVE_HINTS.has(answer.code) ? CERTAIN_RANK - (bare ? 1.5 : 0) : 0;
  if (vague !== undefined) return VAGUE_RANK;
  const food = answer.kind === 'choose' && answer.choices.about === 'food';
  const sure = food ? 2 : answer.kind === 'choose' ? CERTAIN_RANK : CERTAIN_RANK + 1;
  return bare ? sure - 1.5 : sure;
}
