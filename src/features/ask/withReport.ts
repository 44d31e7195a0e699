import type { MailParts } from '#site/contact.ts';
import { reportHref } from '#site/reportHref.ts';
import type { AskView } from './answerView.ts';
import type { AskMessages } from './messages.ts';

/** An answer with a link to a mail about it, if the publisher has an address. `page` is the URL of the question. */
export function withReport(
  view: AskView,
  { report }: Pick<AskMessages, 'report'>,
  { mail, page }: { mail: MailParts | null; page: string },
): AskView {
  if (!mail || view.kind !== 'answer') return view;
  const { sentence, notes } = view.answer;
  const number = { about: sentence, number: sentence, source: notes.join(' '), page };
  return {
    ...view,
    answer: { ...view.answer, report: { href: reportHref(mail, report, number), text: report.link } },
  };
}
