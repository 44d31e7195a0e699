import { toLanguage } from '#catalogs/languages.ts';
import { formatNumber } from '#format/format.ts';
import type { AskView } from './answerView.ts';
import type { PartQuestion } from './askPart.ts';

/** What to show for things that are counted, with their number as the large figure: `3 eggs for 6, how many for 4`. */
export function countFirst(
  view: AskView,
  question: string,
  { context, readers }: Pick<PartQuestion, 'context' | 'readers'>,
): AskView {
  const { answer } = readers.ask(question, context);
  const result = answer.kind === 'answer' && answer.result.kind === 'amount' ? answer.result : null;
  if (view.kind !== 'answer' || result?.given.kind !== 'pieces') return view;
  const [count = 0, ...more] = result.given.count;
  if (more.length > 0) return view;
  const number = formatNumber(toLanguage(context.language), count * result.factor, 0, 1);
  return number === null ? view : { ...view, answer: { ...view.answer, number, unit: null } };
}
