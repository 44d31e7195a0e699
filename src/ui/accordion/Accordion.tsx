import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

interface AccordionItem {
  id: string;
  question: string;
  answer: ReactNode;
}

interface Props {
  items: readonly AccordionItem[];
  /** Items that share a name close each other (one open at a time); without it each stands alone. */
  exclusive?: string;
}

/** Questions that open to their answers: the platform's own `details`, which work before any script has run. */
export function Accordion({ items, exclusive }: Props) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, question, answer }) => (
        <details key={id} id={id} name={exclusive} className={styles.item}>
          <summary>{question}</summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
