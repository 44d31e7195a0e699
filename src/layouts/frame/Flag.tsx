import type { Language } from '#catalogs/languages.ts';
import styles from './Header.module.css';

/** Small, simplified flags; always shown next to the language's name. */
const FLAGS: Record<Language, React.ReactNode> = {
  en: (
    <>
      <path fill="#f7f3ea" d="M0 0h20v14H0z" />
      <path
        stroke="#b5332e"
        strokeWidth="1.1"
        d="M0 .5h20M0 2.7h20M0 4.9h20M0 7.1h20M0 9.3h20M0 11.5h20M0 13.6h20"
      />
      <path fill="#2c4270" d="M0 0h9v7.6H0z" />
    </>
  ),
  fr: (
    <>
      <path fill="#2c4a8c" d="M0 0h7v14H0z" />
      <path fill="#f7f3ea" d="M6.7 0h6.7v14H6.7z" />
      <path fill="#c8373b" d="M13.3 0H20v14h-6.7z" />
    </>
  ),
  de: (
    <>
      <path fill="#23201d" d="M0 0h20v5H0z" />
      <path fill="#c8373b" d="M0 4.7h20v4.7H0z" />
      <path fill="#e9b93c" d="M0 9.3h20V14H0z" />
    </>
  ),
  es: (
    <>
      <path fill="#c8373b" d="M0 0h20v14H0z" />
      <path fill="#e9b93c" d="M0 3.5h20v7H0z" />
    </>
  ),
};

export function Flag({ language }: { language: Language }) {
  return (
    <svg
      width="20"
      height="14"
      viewBox="0 0 20 14"
      className={styles.flag}
      aria-hidden="true"
      focusable="false"
    >
      {FLAGS[language]}
    </svg>
  );
}
