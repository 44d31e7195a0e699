import buttons from '#ui/button/button.module.css';
import { useCopy } from '#ui/clipboard/useCopy.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './Converter.module.css';
import type { ConverterWords } from './words.ts';

/** What can be done with an answer. */
export function Actions({ words, sentence }: { words: ConverterWords['converter']; sentence: string }) {
  const copy = useCopy(words);
  return (
    <p className={styles.actions} data-noprint>
      <button type="button" className={buttons.quiet} onClick={() => copy(sentence)}>
        <Icon name="copy" size={18} />
        {words.copy}
      </button>
      <button type="button" className={buttons.quiet} onClick={() => copy(window.location.href)}>
        <Icon name="link" size={18} />
        {words.link}
      </button>
    </p>
  );
}
