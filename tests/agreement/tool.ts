import type { Question } from './question.ts';

export interface Shown {
  /** In the form of `Question.answer`. */
  text: string;
  /** All that the page says beside it. */
  page?: string;
}

/** A place that answers questions. */
export interface Tool {
  name: string;
  /** How it writes the answer; left out, as a cook's tool shows it. */
  writes?: (question: Question) => string;
  /** Its answer; null for a question that cannot be asked there. */
  answer: (question: Question) => Shown | null | Promise<Shown | null>;
}

/** What a recipe takes, read off a jug, a scale or a ruler, which shows whole centimeters from 6 on. */
export function inRecipe(question: Question): string {
  if (question.about === 'length') return `${Math.round(question.exact)} cm`;
  return (question.about === 'amount' && question.inRecipe) || question.answer;
}

/** A value that is not rounded, in the words of a report. */
export const unrounded = (value: number) => `exactly ${Number(value.toPrecision(8))}`;

/** What the answer of a question is measured in: `g` of `250 g`. */
export const unitOf = ({ answer }: Question) => answer.replace(/^[^a-z°]*/i, '').replace(/ \+.*/, '');
