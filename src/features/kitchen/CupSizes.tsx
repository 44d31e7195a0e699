import { CUPS } from '@gramwise/engine/units/cups.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import styles from './CupSizes.module.css';
import { formatLabelMilliliters } from './kitchenText.ts';

interface Props {
  language: Language;
  messages: Catalog['kitchen'];
}

/** The cups by size, the smallest first. */
const CUPS_BY_SIZE = CUPS.toSorted((a, b) => UNITS[a].size - UNITS[b].size);

/** Drawing units per milliliter of height: all cups are equally wide, so the height alone shows the volume. */
const HEIGHT_PER_MILLILITER = 0.4;
const FLOOR = 122;
const MAX_HEIGHT = Math.max(...CUPS.map((id) => UNITS[id].size)) * HEIGHT_PER_MILLILITER;

/** One cup, seen from the side. */
function Cup({ height }: { height: number }) {
  const top = FLOOR - height;
  return (
    <svg viewBox="0 0 104 126" className={styles.cup} aria-hidden="true" focusable="false">
      <path d={`M0 ${FLOOR - MAX_HEIGHT}H104`} className={styles.level} />
      <path d={`M8 ${top}h66v${height - 8}a8 8 0 01-8 8H16a8 8 0 01-8-8z`} className={styles.body} />
      <path d={`M74 ${top + 14}h9a10 10 0 0110 10v14a14 14 0 01-14 14h-5`} className={styles.handle} />
    </svg>
  );
}

/** The cups of the world side by side, to one scale. */
export function CupSizes({ language, messages }: Props) {
  return (
    <figure className={styles.figure}>
      <ul className={styles.cups}>
        {CUPS_BY_SIZE.map((id) => (
          <li key={id}>
            <Cup height={UNITS[id].size * HEIGHT_PER_MILLILITER} />
            <span className={styles.size}>{`${formatLabelMilliliters(language, id)}\u00a0ml`}</span>
            <span>{messages.cups[id]}</span>
          </li>
        ))}
      </ul>
      <figcaption>{messages.world.scale}</figcaption>
    </figure>
  );
}
