import type { ReactNode } from 'react';
import type { Language } from '#catalogs/languages.ts';
import { ToolPage } from '#tools/page/ToolPage.tsx';
import { LanguageProvider } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './SheetScreen.module.css';

interface Props {
  language: Language;
  title: string;
  lead: string;
  /** The tool, an island. */
  children?: ReactNode;
}

/** The kitchen sheet's page, of which only the sheet is printed. */
export function SheetScreen({ language, title, lead, children }: Props) {
  return (
    <LanguageProvider value={language}>
      <div data-noprint>
        <ToolPage title={title} lead={lead}>
          {null}
        </ToolPage>
      </div>
      <div className={`${layout.column} ${styles.tool}`}>{children}</div>
    </LanguageProvider>
  );
}
