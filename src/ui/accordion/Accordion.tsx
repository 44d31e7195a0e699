import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

interface AccordionItem {
  id: string;
  question: string;
  answer: ReactNode;
}

interface Props {
  items: readonly AccordionItem[];
  /** Shared `name` that keeps only one item open at a time; without it items are independent. */
  exclusive?: string;
}

/** Questions with collapsible answers, as native `details` so that they work without scripts. */
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
