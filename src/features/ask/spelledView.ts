import type { HintCode } from '@gramwise/engine/ask/askAnswer.ts';
import type { AskContext } from '@gramwise/engine/ask/askContext.ts';
import { dividedAmount } from '@gramwise/engine/ask/dividedAmount.ts';
import { panScaled } from '@gramwise/engine/ask/panScaled.ts';
import { questionWithin } from '@gramwise/engine/ask/questionWithin.ts';
import type { AskReaders } from '@gramwise/engine/ask/readers.ts';
import { type Reread, readRespelled, respell } from '@gramwise/engine/ask/respell.ts';
import { twoQuestions } from '@gramwise/engine/ask/twoQuestions.ts';
import { inUsualOrder } from '@gramwise/engine/ask/usualOrder.ts';
import { withoutContainer } from '@gramwise/engine/ask/withoutContainer.ts';
import { withoutUnread } from '@gramwise/engine/ask/withoutUnread.ts';
import { fill } from '#catalogs/template.ts';
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
  /** Why the engine has no answer. */
  hint?: HintCode;
}

/** Hints for words that were not understood; another order may tell more. */
const UNREAD: ReadonlySet<HintCode | undefined> = new Set<HintCode>(['unread', 'left-over', 'unknown-food']);
const UNORDERED: ReadonlySet<HintCode | undefined> = new Set([...UNREAD, 'no-piece', 'no-count']);

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

/** Whether what was found is an answer to what was asked, without a guess. */
const isSure = ({ certain, assumed }: ReadAnswer) => certain && !assumed;

/** The first sure answer to one of the questions; null if none has one. */
function firstSure(questions: readonly (string | null)[], { read }: Asking): ReadAnswer | null {
  for (const question of questions) {
    const found = question === null ? null : read(question);
    if (found && isSure(found)) return found;
  }
  return null;
}

/** The answer to a question that was not understood with its parts in their usual order; null without a sure one. */
function reordered(question: string, read: ReadAnswer, asking: Asking): ReadAnswer | null {
  const mayMove =
    read.assumed || (!read.certain && (read.view.kind === 'choose' || UNORDERED.has(read.hint)));
  return mayMove ? firstSure(inUsualOrder(question, asking.context, asking.readers), asking) : null;
}

/** What answers a question as it stands or in its usual order; null without a sure answer. */
function inAnyOrder(question: string, asking: Asking): ReadAnswer | null {
  const found = asking.read(question);
  return isSure(found) ? found : reordered(question, found, asking);
}

/** The answers to a question without the words that nobody reads, to choose from; null if there are none. */
function answerWithoutUnread(question: string, asking: Asking): PartAnswer | null {
  const choices: ChoicesText[] = [];
  for (const { question: rest, words } of withoutUnread(question, asking.context)) {
    const isNew = choices.every(({ options }) => options[0]?.question !== rest);
    const found = isNew ? inAnyOrder(rest, asking) : null;
    if (found?.view.kind === 'answer')
      choices.push({
        title: fill(asking.titles.unread, { words }),
        options: [optionFor(rest, found.view.answer)],
      });
  }
  const [first] = choices;
  return first ? { view: { kind: 'choose', choices }, asked: { exact: true, missing: [] } } : null;
}

/** The question that stands in its talk, or the amount that one pan instead of another makes; null without a sure answer. */
function answerWithin(question: string, asking: Asking): PartAnswer | null {
  const { context, readers } = asking;
  const scaled = panScaled(question, context, readers);
  const found = firstSure([scaled ?? questionWithin(question, context, readers)], asking);
  if (found?.view.kind !== 'answer') return null;
  return scaled === null ? found : { ...found, view: countFirst(found.view, scaled, asking) };
}

/** The answer to a question with words that nobody knows, by what is loaded. */
function answerNow(question: string, typed: ReadAnswer, given: Asking): PartAnswer {
  const { view, asked } = typed;
  const { context, titles, readers } = given;
  let { missing } = asked;
  const read: Asking['read'] = (other) => {
    const found = given.read(other);
    // What only the right spelling asks for
    if (found.asked.missing.includes(context.language)) missing = [...asked.missing, context.language];
    return found;
  };
  const asking = { ...given, read };
  const plain = [withoutContainer, dividedAmount].map((plainOf) => plainOf(question, context, readers));
  const found = firstSure(plain, asking);
  if (found) return found;
  const reread = readRespelled(question, context, (other) => inAnyOrder(other, asking));
  if ('sure' in reread) return reread.sure;
  const moved = reordered(question, typed, asking);
  if (moved) return moved;
  const two = view.kind === 'answer' || typed.certain ? null : answerTwo(question, asking);
  const inside = answerWithin(question, asking) ?? two;
  if (inside) return inside;
  const [first] = reread.found;
  // Its title says for what food
  if (first?.found.view.kind === 'list') return first.found;
  const before = view.kind === 'choose' ? view.choices.flatMap(({ options }) => options) : [];
  const more = reread.found
    .flatMap(optionsOf)
    .filter(({ answer }) => before.every((other) => other.answer !== answer));
  if (more.length === 0 && UNREAD.has(typed.hint)) {
    const rest = answerWithoutUnread(question, asking);
    if (rest) return rest;
  }
  if (more.length === 0 || view.kind === 'answer') return { view, asked: { ...asked, missing } };
  const choices = [{ title: titles.food, options: [...more, ...before] }];
  return { view: { kind: 'choose', choices }, asked: { ...asked, missing } };
}

/**
 * The answer to a question with words that nobody knows: to the one that is surely meant, or the spellings that have an
 * answer, to choose from. One that was understood stays; one that other code may read waits until that is there.
 */
export function answerSpelled(question: string, typed: ReadAnswer, given: Asking): PartAnswer {
  const found = answerNow(question, typed, given);
  const { language } = given.context;
  const waits = typed.asked.missing.includes(language);
  const missing = found.asked.missing.filter((code) => code !== language);
  return waits ? { ...found, asked: { ...found.asked, missing: [...missing, language] } } : found;
}
