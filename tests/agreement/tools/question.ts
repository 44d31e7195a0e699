import { ask as askEngine } from '@gramwise/engine/ask/ask.ts';
import { contextIn } from '@gramwise/engine/tests/ask/context.ts';
import { buildAskView } from '#features/ask/askView.ts';
import { askFile } from '#pages/_ask/askFile.ts';
import { firstMeasure, heatIn, plainNumbers } from '../measures.ts';
import type { Question } from '../question.ts';
import { type Tool, unitOf } from '../tool.ts';
import { siteWords } from '../words.ts';

/** A short answer in the form of the question's. */
export function shortAnswer(question: Question, text: string, words: ReturnType<typeof siteWords>): string {
  const { language, about } = question;
  if (about === 'heat') return heatIn(language, text, question.to);
  if (about === 'length') {
    const number = /-?\d+(?:\.\d+)?/.exec(plainNumbers(language, text))?.[0];
    return number === undefined ? text : `${number} ${unitOf(question)}`;
  }
  return firstMeasure(language, text, words) ?? text;
}

/** The question field, asked in the language's own words. */
export const questionField: Tool = {
  name: 'question field',
  answer(question) {
    const { language, ask } = question;
    if (ask === '') return null;
    const context = contextIn(language);
    const view = buildAskView(
      language,
      askFile(language).messages,
      context.kitchen,
      askEngine(ask, context).answer,
    );
    if (view.kind !== 'answer') return { text: `${view.kind}: ${JSON.stringify(view)}` };
    const { number, unit } = view.answer;
    const text = unit === null ? number : `${number} ${unit}`;
    return { text: shortAnswer(question, text, siteWords(language)), page: JSON.stringify(view) };
  },
};
