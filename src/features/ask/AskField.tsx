import { MAX_QUESTION_LENGTH } from '@gramwise/engine/ask/questionLength.ts';
import type { ReactNode } from 'react';
import { localPath } from '#site/localPath.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/language.ts';
import styles from './Ask.module.css';
import { AskPanel } from './AskPanel.tsx';
import type { AskView } from './answerView.ts';
import type { AskFrame } from './messages.ts';
import { normalizeSpaces } from './normalizeSpaces.ts';

interface Props {
  messages: AskFrame;
  /** The answer to the example, rendered at build time. */
  view: AskView;
  /** The island with the answers. */
  answers: ReactNode;
}

/**
 * The question field, with an answered example. It is plain HTML, so that nothing has to load before somebody asks
 * (`startAsk.ts`); without scripts, Enter leads to the converter.
 */
export function AskField({ messages, view, answers }: Props) {
  const language = useLanguage();
  return (
    <form
      role="search"
      aria-labelledby="ask-label"
      className={styles.ask}
      action={`${localPath(language, '/')}#converter`}
      data-ask
    >
      <label id="ask-label" htmlFor="ask" className={styles.label}>
        {messages.label}
      </label>
      <div className={styles.field}>
        <input
          id="ask"
          name="q"
          type="search"
          className={styles.input}
          defaultValue={normalizeSpaces(messages.example)}
          maxLength={MAX_QUESTION_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
        />
        <button type="submit" className={styles.go} aria-label={messages.go}>
          <Icon name="right" size={22} />
        </button>
      </div>
      <div data-example>
        <AskPanel view={view} />
      </div>
      {/* In its place from the first key until the answers have loaded. */}
      <div data-waiting hidden>
        <AskPanel view={{ kind: 'note', text: messages.loading }} />
      </div>
      {/* An island that Astro loads once this is visible. */}
      <div data-answers hidden>
        {answers}
      </div>
    </form>
  );
}
