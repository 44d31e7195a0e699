import type { ReactNode } from 'react';
import layout from '../theme/layout.module.css';
import styles from './PageHeader.module.css';

/** Words this long, such as `Datenschutzerklärung`, do not fit on a phone at the usual title size. */
const LONG_WORD_LENGTH = 16;

interface Props {
  title: string;
  lead?: string | undefined;
  /** A less prominent second line of the heading. */
  line?: ReactNode;
  /** Shown after the lead, such as a date or a link. */
  children?: ReactNode;
}

/** Heading and lead of a reading page. */
export function PageHeader({ title, lead, line, children }: Props) {
  const long = title.split(/\s/).some((word) => word.length >= LONG_WORD_LENGTH);
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
