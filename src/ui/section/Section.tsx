import type { ReactNode } from 'react';
import layout from '#ui/theme/layout.module.css';

interface Props {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
  'data-noprint'?: boolean;
}

/** A titled section of a page. */
export const Section = ({ id, title, lead, children, ...attributes }: Props) => (
  <section className={`${layout.column} ${layout.section}`} aria-labelledby={id} {...attributes}>
    {lead === undefined ? (
      <h2 id={id} className={layout.head}>
        {title}
      </h2>
    ) : (
      <div className={layout.head}>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </div>
    )}
    {children}
  </section>
);
