import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import type { LinkCard } from '#ui/card/LinkCards.tsx';
import { SubjectIcon } from '#ui/icon/SubjectIcon.tsx';
import { LanguageProvider } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import { PageHeader } from '#ui/pageHeader/PageHeader.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './ToolList.module.css';

interface Props {
  language: Language;
  messages: Catalog['toolList'];
  groups: readonly { id: string; title: string; tools: readonly LinkCard[] }[];
}

/** All tools in groups, one line each. */
export function ToolList({ language, messages, groups }: Props) {
  return (
    <LanguageProvider value={language}>
      <PageHeader title={messages.title} lead={messages.lead} />
      {groups.map(({ id, title, tools }) => (
        <section key={id} className={`${layout.column} ${styles.group}`} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <ul className={layout.plain}>
            {tools.map((tool) => (
              <li key={tool.title} className={`${layout.linked} ${styles.tool}`}>
                <SubjectIcon name={tool.icon} size={24} />
                <LocalLink to={tool.to} className={layout.cover ?? ''}>
                  {tool.title}
                </LocalLink>
                <p>{tool.text}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </LanguageProvider>
  );
}
