import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { copyText } from '#ui/toast/copyText.ts';
import styles from './Converter.module.css';
import type { ConverterMessages } from './messages.ts';

/** The result as a link, for a web page. */
function asHtml(sentence: string): string {
  const link = document.createElement('a');
  link.href = window.location.href;
  link.textContent = sentence;
  return link.outerHTML;
}

interface Props {
  messages: ConverterMessages['converter'];
  sentence: string;
}

/** Actions on a result. */
export function Actions({ messages, sentence }: Props) {
  const action = (name: 'copy' | 'link' | 'html', text: () => string) => (
    <button
      type="button"
      className={`${buttons.quiet} ${name === 'copy' ? '' : styles.link}`}
      onClick={() => copyText(text(), messages)}
    >
      <Icon name={name === 'link' ? name : 'copy'} size={18} />
      {messages[name]}
    </button>
  );
  return (
    <p className={styles.actions} data-noprint>
      {action('copy', () => sentence)}
      {action('link', () => window.location.href)}
      {action('html', () => asHtml(sentence))}
    </p>
  );
}
