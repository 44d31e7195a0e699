import type { ReactNode } from 'react';
import layout from '../theme/layout.module.css';
import styles from './PageHead.module.css';

/** Words from this length on are wider than a phone at the usual size of a title: `Datenschutzerklärung`. */
const LONG_WORD = 16;

interface Props {
  title: string;
  lead?: string | undefined;
  /** A second line of the heading, in quieter letters. */
  line?: ReactNode;
  /** What follows the lead: a date, a link. */
  children?: ReactNode;
}

/** How a page that is read begins: its heading, and what it is about. */
export function PageHead({ title, lead, line, children }: Props) {
  const long = title.split(/\s/).some((word) => word.length >= LONG_WORD);
  return (
    <div className={`${layout.column} ${styles.head}`}>
      <h1 className={long ? styles.long : undefined}>
        {title}
        {line}
      </h1>
      {lead && <p className={layout.lead}>{lead}</p>}
      {children}
    </div>
  );
}
