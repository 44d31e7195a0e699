import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { copyText } from '#ui/toast/copyText.ts';
import styles from './Converter.module.css';
import type { ConverterMessages } from './messages.ts';

/** What can be done with an answer. */
export function Actions({ words, sentence }: { words: ConverterMessages['converter']; sentence: string }) {
  return (
    <p className={styles.actions} data-noprint>
      <button type="button" className={buttons.quiet} onClick={() => copyText(sentence, words)}>
        <Icon name="copy" size={18} />
        {words.copy}
      </button>
      <button type="button" className={buttons.quiet} onClick={() => copyText(window.location.href, words)}>
        <Icon name="link" size={18} />
        {words.link}
      </button>
    </p>
  );
}
