import type { FaqPage } from '#content/faq/schema.ts';
import type { SearchDocument } from '#features/search/document.ts';
import { englishHref } from '#site/paths.ts';

/** The questions of /faq, each with the first sentence of its answer. */
export function questionDocuments({ groups }: FaqPage): SearchDocument[] {
  return groups
    .flatMap(({ items }) => items)
    .map(({ id, question, answer }) => ({
      to: englishHref({ page: 'faq', hash: id }),
      kind: 'question',
      title: question,
      text: answer[0]?.split(/(?<=[.!?]) /, 1)[0] ?? '',
    }));
}
