import type { MissingFood } from '@gramwise/engine/ask/missingFood.ts';
import type { SubstituteQuestion } from '@gramwise/engine/ask/substituteQuestion.ts';

/** What is missing, and what its substitute must fit if the text says so. */
export interface LimitedFood extends MissingFood {
  limits?: Pick<SubstituteQuestion, 'diet' | 'without'>;
}
