import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { selectPluralForm } from '#format/format.ts';
import type { AddFilesResult } from './addFiles.ts';
import type { KeptMessages } from './messages.ts';

/** The outcome of adding files, in words; '' if all of them were bad, which is reported elsewhere. */
export function formatAddedFiles(
  language: Language,
  messages: KeptMessages,
  { added, known, unread, rejected }: AddFilesResult,
): string {
  return [
    ...(added !== null && (added > 0 || rejected.length === 0)
      ? [fill(selectPluralForm(language, added, messages.added), { n: added })]
      : []),
    ...(known > 0 ? [fill(selectPluralForm(language, known, messages.known), { n: known })] : []),
    ...(unread > 0 ? [fill(selectPluralForm(language, unread, messages.unread), { n: unread })] : []),
  ].join(' ');
}
