import type { Language } from '#i18n/languages.ts';
import { messagesFor } from '#i18n/messages.ts';
import { relatedSubjects, SUBJECTS, type Subject } from '#site/related.ts';
import { LinkCards } from '#ui/card/LinkCards.tsx';
import type { IconName } from '#ui/icon/Icon.tsx';
import { InLanguage } from '#ui/language/language.ts';

const ICONS: Readonly<Record<Subject, IconName>> = {
  weight: 'scale',
  temperature: 'heat',
  length: 'ruler',
  measure: 'ruler',
  multi: 'cup',
  cooking: 'people',
  reader: 'swap',
  kitchen: 'kitchen',
  kitchenSheet: 'print',
  spanish: 'globe',
  ingredients: 'scale',
  recipes: 'kitchen',
  faq: 'check',
  embed: 'link',
  developers: 'link',
};

interface Props {
  language: Language;
  /** The page's English address. */
  path: string;
}

/** The links at the end of a page. */
export function RelatedLinks({ language, path }: Props) {
  const subjects = relatedSubjects(path);
  if (subjects.length === 0) return null;
  const { more, cards } = messagesFor(language, 'tool').tool;
  return (
    <InLanguage value={language}>
      <LinkCards
        title={more}
        cards={subjects.map((subject) => ({
          to: SUBJECTS[subject],
          icon: ICONS[subject],
          ...cards[subject],
        }))}
      />
    </InLanguage>
  );
}
