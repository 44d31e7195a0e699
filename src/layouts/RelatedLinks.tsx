import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import {
  isOtherSubject,
  type OtherSubject,
  relatedSubjects,
  type Subject,
  subjectTarget,
} from '#site/related.ts';
import { LinkCards } from '#ui/card/LinkCards.tsx';
import type { SubjectIconName } from '#ui/icon/SubjectIcon.tsx';
import { LanguageProvider } from '#ui/language/language.ts';
import { findTool, TOOLS } from './allTools.ts';

/** Icons of subjects that are not tools. */
const ICONS: Readonly<Record<OtherSubject, SubjectIconName>> = {
  weight: 'scale',
  temperature: 'heat',
  recipes: 'book',
  faq: 'question',
  developers: 'code',
};

function cardFor(language: Language, subject: Subject) {
  const { related, about } = messagesFor(language, 'related', 'about');
  const { title, text } = isOtherSubject(subject) ? related.cards[subject] : about[subject];
  const icon = isOtherSubject(subject) ? ICONS[subject] : findTool(subject).icon;
  return { to: subjectTarget(subject), icon, title, text };
}

interface Props {
  language: Language;
  /** The page's English path. */
  path: string;
}

/** The links at the end of a page. */
export function RelatedLinks({ language, path }: Props) {
  const subjects = relatedSubjects(path, TOOLS);
  if (subjects.length === 0) return null;
  const { title } = messagesFor(language, 'related').related;
  return (
    <LanguageProvider value={language}>
      <LinkCards title={title} cards={subjects.map((subject) => cardFor(language, subject))} />
    </LanguageProvider>
  );
}
