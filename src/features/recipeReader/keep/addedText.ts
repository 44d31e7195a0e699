import { pluralForm } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/template.ts';
import type { ReaderMessages } from '../messages.ts';
import type { Added } from './addFiles.ts';

/** The outcome of adding files, in words; '' if all of them were bad, which is reported elsewhere. */
export function addedText(
  language: Language,
  messages: ReaderMessages['kept'],
  { added, known, unread, bad }: Added,
): string {
  return [
    ...(added !== null && (added > 0 || bad.length === 0)
      ? [fill(pluralForm(language, added, messages.added), { n: added })]
      : []),
    ...(known > 0 ? [fill(pluralForm(language, known, messages.known), { n: known })] : []),
    ...(unread > 0 ? [fill(pluralForm(language, unread, messages.unread), { n: unread })] : []),
  ].join(' ');
}
