import type { ReactNode } from 'react';
import layout from '#ui/theme/layout.module.css';
import styles from './ToolPage.module.css';

/** The top of a tool's page: title, lead and the tool. */
export function ToolPage({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className={`${layout.column} ${styles.page}`}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.tool}>{children}</div>
    </div>
  );
}
