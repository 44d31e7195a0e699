import type { Catalog } from '#catalogs/catalog.ts';
import buttons from '#ui/button/button.module.css';
import { Section } from '#ui/section/Section.tsx';
import layout from '#ui/theme/layout.module.css';
import { WayDrawing } from './WayDrawing.tsx';
import styles from './WaysIn.module.css';
import { WAYS } from './ways.ts';

/** How to bring recipes into the reader. `bookmarkLink` turns its link into a bookmark. */
export function WaysIn({ messages }: { messages: Catalog['waysIn'] }) {
  return (
    <Section id="ways-in" title={messages.title} data-noprint>
      <ul className={`${layout.plain} ${styles.ways}`}>
        {WAYS.map((way) => {
          const { title, text } = messages.ways[way];
          return (
            <li key={way} className={`${layout.card} ${styles.way}`} data-way={way}>
              <WayDrawing way={way} />
              <h3>{title}</h3>
              <p>{text}</p>
              {way === 'bookmark' && (
                // biome-ignore lint/a11y/useValidAnchor: React draws no `javascript:` links; `bookmarkLink` sets its URL
                <a className={`${buttons.secondary} ${styles.bookmark}`} data-bookmark={messages.drag}>
                  {messages.bookmark}
                </a>
              )}
              {(way === 'bookmark' || way === 'share') && (
                <p className={styles.note}>{messages.notes[way]}</p>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
