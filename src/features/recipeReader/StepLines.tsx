import { memo } from 'react';
import type { Language } from '#catalogs/languages.ts';
import layout from '#ui/theme/layout.module.css';
import type { ReaderMessages } from './messages.ts';
import { ResultLine } from './ResultLine.tsx';
import type { ShownLine } from './reading/shownLine.ts';

interface Props {
  lines: readonly ShownLine[];
  /** The recipe's language. */
  language: Language;
  messages: ReaderMessages;
}

/** The steps and notes. */
export const StepLines = memo(function StepLines({ lines, language, messages }: Props) {
  return (
    <ol className={layout.plain} lang={language}>
      {lines.map((line) => (
        <li key={line.id} data-kind={line.kind}>
          <ResultLine line={line} written={language} messages={messages} />
        </li>
      ))}
    </ol>
  );
});
