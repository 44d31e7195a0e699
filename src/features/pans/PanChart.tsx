import { CENTIMETERS_PER_INCH, PAN_SIZES } from '@gramwise/engine/pans/pans.ts';
import { panSides } from '@gramwise/engine/pans/shapes.ts';
import type { CSSProperties } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { formatSides } from '#tools/pans/presetName.ts';
import { useLanguage } from '#ui/language/language.ts';
import { ScrollableTable } from '#ui/table/ScrollableTable.tsx';
import { TableHead } from '#ui/table/TableHead.tsx';
import { PanOutline } from './PanOutline.tsx';
import styles from './Pans.module.css';
import { chartPan } from './panSizes.ts';

/** Margin for a pan's outline, in centimeters. */
const MARGIN_CM = 0.4;
/** Length of the scale bar, in centimeters. */
const SCALE_BAR_CM = 10;

/** Drawing size in centimeters; the style sheet sets how many pixels a centimeter takes. */
const inCentimeters = (width: number, height = 0) =>
  ({ '--width': width, '--height': height }) as CSSProperties;

/** Kitchen pan sizes: every pan drawn to the same scale, then a table. */
export function PanChart({ messages }: { messages: Catalog['length']['pans'] }) {
  const language = useLanguage();
  return (
    <div className={styles.chart}>
      <figure className={styles.shelf} aria-label={messages.drawing}>
        {PAN_SIZES.map((size) => {
          const pan = chartPan(size);
          const [height, width] = panSides(pan);
          const [wide, high] = [width + 2 * MARGIN_CM, height + 2 * MARGIN_CM];
          return (
            <div key={size.id} className={styles.shelved}>
              <svg
                style={inCentimeters(wide, high)}
                viewBox={`0 0 ${wide} ${high}`}
                aria-hidden="true"
                focusable="false"
              >
                <PanOutline pan={pan} x={MARGIN_CM} y={MARGIN_CM} />
              </svg>
              <span>{messages.sizes[size.id]}</span>
            </div>
          );
        })}
        <figcaption className={styles.bar}>
          <span style={inCentimeters(SCALE_BAR_CM)} />
          {fill(messages.bar, {
            cm: SCALE_BAR_CM,
            inches: formatNumber(language, SCALE_BAR_CM / CENTIMETERS_PER_INCH, 0, 0),
          })}
        </figcaption>
      </figure>
      <ScrollableTable label={messages.title}>
        <table className={styles.table}>
          <caption>
            <strong>{messages.title}</strong> {messages.text}
          </caption>
          <TableHead
            columns={[messages.columns.size, messages.columns.inches, messages.columns.centimeters]}
          />
          <tbody>
            {PAN_SIZES.map((size) => (
              <tr key={size.id}>
                <th scope="row">{messages.sizes[size.id]}</th>
                <td>{fill(messages.inches, { n: formatSides(language, size.inches) })}</td>
                <td>{fill(messages.centimeters, { n: formatSides(language, size.centimeters) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableTable>
      <p className={styles.small}>{messages.sold}</p>
    </div>
  );
}
