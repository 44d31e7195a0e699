import type { AskContext } from '@gramwise/engine/ask/askContext.ts';
import { dividedAmount } from '@gramwise/engine/ask/dividedAmount.ts';
import { panScaled } from '@gramwise/engine/ask/panScaled.ts';
import { questionWithin } from '@gramwise/engine/ask/questionWithin.ts';
import type { AskReaders } from '@gramwise/engine/ask/readers.ts';
import { type Reread, readRespelled, respell } from '@gramwise/engine/ask/respell.ts';
import { twoQuestions } from '@gramwise/engine/ask/twoQuestions.ts';
import { withoutContainer } from '@gramwise/engine/ask/withoutContainer.ts';
import type { AnswerText, AskView, ChoicesText } from './answerView.ts';
import type { PartAnswer } from './askPart.ts';
import { countFirst } from './countFirst.ts';
import type { AskMessages } from './messages.ts';

export { respell };

/** An answer to a question as it was typed. */
export interface ReadAnswer extends PartAnswer {
  /** Whether words may not have been understood. */
  vague: boolean;
  /** Whether it has no part that is a guess. */
  certain: boolean;
  /** Whether it is for an amount that nobody named. */
  assumed?: boolean;
}

interface Asking {
  context: AskContext;
  readers: AskReaders;
  /** The titles of choices: between spellings it is that of choices between foods. */
  titles: AskMessages['ask']['choose'];
  /** What a question is answered with as it is typed. */
  read: (question: string) => ReadAnswer;
}

/** A question to choose, with a short answer. */
const optionFor = (question: string, { number, unit }: Pick<AnswerText, 'number' | 'unit'>) => ({
  ...{ question, label: question, current: false },
  answer: `${number} ${unit ?? ''}`.trim(),
});

/** A spelling to choose; for a question with choices, each of these. */
function optionsOf({ question, found: { view } }: Reread<ReadAnswer>) {
  if (view.kind === 'choose') return view.choices.flatMap(({ options }) => options);
  return [optionFor(question, view.kind === 'answer' ? view.answer : { number: '', unit: null })];
}

/** The answers to two questions that were asked at once, each with its question; null unless both are certain. */
function answerTwo(question: string, { context, readers, titles, read }: Asking): PartAnswer | null {
  for (const two of twoQuestions(question, context, readers)) {
    const options: ChoicesText['options'][number][] = [];
    for (const each of two) {
      const { view, certain, assumed } = read(each);
      if (view.kind !== 'answer' || !certain || assumed) break;
      options.push(optionFor(each, view.answer));
    }
    const view: AskView = { kind: 'choose', choices: [{ title: titles.each, options }] };
    if (options.length === two.length) return { view, asked: { exact: true, missing: [] } };
  }
  return null;
}

/**
 * The answer to a question with words that nobody knows: to the one that is surely meant, or the spellings that have an
 * answer, to choose from. One that was understood stays.
 */
export function answerSpelled(question: string, typed: ReadAnswer, asking: Asking): PartAnswer {
  const { view, asked } = typed;
  const { context, titles, read } = asking;
  const { language } = context;
  for (const plainOf of [withoutContainer, dividedAmount]) {
    const plain = plainOf(question, context, asking.readers);
    const found = plain === null ? null : read(plain);
    if (found?.certain && !found.assumed) return found;
  }
  let missing = asked.missing;
  const reread = readRespelled(question, context, (other) => {
    const found = read(other);
    // What only the right spelling asks for
    if (found.asked.missing.includes(language)) missing = [...asked.missing, language];
    return !found.assumed && found.certain ? found : null;
  });
  if ('sure' in reread) return reread.sure;
  const scaled = panScaled(question, context, asking.readers);
  const asks = scaled ?? questionWithin(question, context, asking.readers);
  const inside = asks === null ? null : read(asks);
  if (inside?.view.kind === 'answer' && inside.certain && !inside.assumed)
    return scaled === null ? inside : { ...inside, view: countFirst(inside.view, scaled, asking) };
  const two = view.kind === 'answer' || typed.certain ? null : answerTwo(question, asking);
  if (two) return two;
  const [first] = reread.found;
  // Its title says for what food
  if (first?.found.view.kind === 'list') return first.found;
  const before = view.kind === 'choose' ? view.choices.flatMap(({ options }) => options) : [];
  const more = reread.found
    .flatMap(optionsOf)
    .filter(({ answer }) => before.every((other) => other.answer !== answer));
  if (more.length === 0 || view.kind === 'answer') return { view, asked: { ...asked, missing } };
  const choices = [{ title: titles.food, options: [...more, ...before] }];
  return { view: { kind: 'choose', choices }, asked: { ...asked, missing } };
}
