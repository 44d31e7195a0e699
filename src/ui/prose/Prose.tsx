import type { Language } from '#i18n/languages.ts';
import styles from './Prose.module.css';
import { useMoves } from './useMoves.ts';

interface Props {
  /** HTML written while the site was built; never anything that a visitor typed. */
  html: string;
  /** The language of the text, where it is not that of the page around it. */
  lang?: Language;
  className?: string | undefined;
}

/** A text to read, set for reading. Its links move inside the app like any other. */
export function Prose({ html, lang, className }: Props) {
  return (
    <div
      ref={useMoves()}
      lang={lang}
      className={className ? `${styles.prose} ${className}` : styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, rendered while the site is built
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
