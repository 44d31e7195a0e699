import type { AskContext } from '@gramwise/engine/ask/askContext.ts';
import { type Reread, readRespelled, respell } from '@gramwise/engine/ask/respell.ts';
import type { PartAnswer } from './askPart.ts';

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
  /** The title of choices between spellings, which is that of choices between foods. */
  title: string;
  /** What a question is answered with as it is typed. */
  read: (question: string) => ReadAnswer;
}

/** A spelling to choose, with a short answer; for a question with choices, each of these. */
function optionsOf({ question, found: { view } }: Reread<ReadAnswer>) {
  if (view.kind === 'choose') return view.choices.flatMap(({ options }) => options);
  const answer = view.kind === 'answer' ? `${view.answer.number} ${view.answer.unit ?? ''}`.trim() : '';
  return [{ question, label: question, answer, current: false }];
}

/**
 * The answer to a question with words that nobody knows: to the one that is surely meant, or the spellings that have an
 * answer, to choose from. One that was understood stays.
 */
export function answerSpelled(
  question: string,
  typed: ReadAnswer,
  { context, title, read }: Asking,
): PartAnswer {
  const { view, asked } = typed;
  const { language } = context;
  let missing = asked.missing;
  const reread = readRespelled(question, context, (other) => {
    const found = read(other);
    // What only the right spelling asks for
    if (found.asked.missing.includes(language)) missing = [...asked.missing, language];
    return !found.assumed && found.certain ? found : null;
  });
  if ('sure' in reread) return reread.sure;
  const [first] = reread.found;
  // Its title says for what food
  if (first?.found.view.kind === 'list') return first.found;
  const before = view.kind === 'choose' ? view.choices.flatMap(({ options }) => options) : [];
  const more = reread.found
    .flatMap(optionsOf)
    .filter(({ answer }) => before.every((other) => other.answer !== answer));
  if (more.length === 0 || view.kind === 'answer') return { view, asked: { ...asked, missing } };
  const choices = [{ title, options: [...more, ...before] }];
  return { view: { kind: 'choose', choices }, asked: { ...asked, missing } };
}
