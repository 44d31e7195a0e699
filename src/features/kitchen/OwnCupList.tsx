import { useRef } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './KitchenSettings.module.css';

interface OwnFigure {
  id: string;
  name: string;
  grams: string;
  /** The published weight; null for a food no longer in the table. */
  published: string | null;
}

interface Props {
  messages: Catalog['kitchen']['own'];
  figures: readonly OwnFigure[];
  /** While the names of their foods load, or could not be loaded. */
  note: string | null;
  onRemove: (figure: OwnFigure) => void;
}

/** The visitor's own figures, each removable. */
export function OwnCupList({ messages, figures, note, onRemove }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const ordered = [...figures].sort((a, b) => a.name.localeCompare(b.name));
  return (
    <div className={styles.list}>
      <h3 ref={title} tabIndex={-1}>
        {messages.list}
      </h3>
      <p className={styles.private}>{note ?? (figures.length === 0 ? messages.none : messages.private)}</p>
      <ul className={layout.plain}>
        {ordered.map((figure) => (
          <li key={figure.id}>
            <span className={styles.name}>{figure.name}</span>
            <span className={styles.weight}>
              <b>{fill(messages.weight, { n: figure.grams })}</b>
              {figure.published && <small>{fill(messages.beside, { n: figure.published })}</small>}
            </span>
            <button
              type="button"
              className={buttons.icon}
              aria-label={fill(messages.remove, { food: figure.name })}
              onClick={() => {
                // The button goes away; the list's title takes the focus.
                title.current?.focus();
                onRemove(figure);
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
