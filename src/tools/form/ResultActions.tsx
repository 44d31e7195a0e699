import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { copyText } from '#ui/toast/copyText.ts';
import styles from './ToolForm.module.css';

interface Props {
  messages: { copy: string; link: string; copied: string; notCopied: string };
  /** The result as one line of text. */
  text: string;
}

/** Copies a result, or the URL that restores it. */
export function ResultActions({ messages, text }: Props) {
  return (
    <p className={styles.actions} data-noprint>
      <button type="button" className={buttons.quiet} onClick={() => copyText(text, messages)}>
        <Icon name="copy" />
        {messages.copy}
      </button>
      <button
        type="button"
        className={buttons.quiet}
        onClick={() => copyText(window.location.href, messages)}
      >
        <Icon name="link" />
        {messages.link}
      </button>
    </p>
  );
}
