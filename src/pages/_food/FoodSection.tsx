import type { ReactNode } from 'react';
import layout from '#ui/theme/layout.module.css';
import styles from './FoodPage.module.css';

interface Props {
  id: string;
  title: string;
  text?: string | undefined;
  /** Whether it is beside other sections, in their column. */
  inner?: boolean;
  screenOnly?: boolean;
  children: ReactNode;
}

/** What a section says before its table. */
export const SectionText = ({ text }: { text: string }) => <p className={styles.text}>{text}</p>;

/** A section of a food's page. */
export function FoodSection({ id, title, text, inner = false, screenOnly = false, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={inner ? styles.part : `${layout.column} ${styles.part}`}
      data-noprint={screenOnly || undefined}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {text && <SectionText text={text} />}
      {children}
    </section>
  );
}
