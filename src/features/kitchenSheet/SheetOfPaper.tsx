import type { Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { usesThermostat } from '@gramwise/engine/kitchens/kitchens.ts';
import type { PaperId } from '@gramwise/engine/kitchens/paper.ts';
import { type CSSProperties, useMemo } from 'react';
import { LANGUAGES } from '#catalogs/languages.ts';
import { useLanguage } from '#ui/language/language.ts';
import { QrCodePlaceholder } from '#ui/print/QrCodePlaceholder.tsx';
import { type ColumnId, REVERSE_COLUMN } from './columns.ts';
import { FoodTable } from './FoodTable.tsx';
import { fitSheet } from './fitSheet.ts';
import { type Line, sheetSizes } from './lines.ts';
import { MeasureStrip } from './MeasureStrip.tsx';
import type { SheetMessages } from './messages.ts';
import { OvenStrip } from './OvenStrip.tsx';
import styles from './SheetOfPaper.module.css';
import type { Sheet, UnitId } from './sheet.ts';
import { createReverseFormatter, formatColumnName, formatSizes, orderOvenScales } from './sheetText.ts';

interface Props {
  messages: SheetMessages;
  sheet: Sheet;
  units: readonly UnitId[];
  lines: readonly Line[];
  kitchen: Kitchen;
  paper: PaperId;
}

/** The sheet as it prints: one page, in the largest type that fits. */
export function SheetOfPaper({ messages, sheet: { parts }, units, lines, kitchen, paper }: Props) {
  const language = useLanguage();
  const { page, preview } = messages.sheet;
  const sizes = useMemo(() => sheetSizes(kitchen), [kitchen]);
  const formatReverse = useMemo(
    () => createReverseFormatter(language, messages, sizes),
    [language, messages, sizes],
  );
  const columns = units.filter((id): id is ColumnId => id !== REVERSE_COLUMN);
  const rows = lines.map((line) => ({
    line,
    reverse: units.includes(REVERSE_COLUMN) ? formatReverse(line) : '',
  }));
  const sized: readonly ColumnId[] = parts.includes('measures') ? [...columns, 'cup'] : columns;
  const scales = orderOvenScales(kitchen.oven, usesThermostat(LANGUAGES[language].kitchen));
  const { type, pad, extra } = fitSheet({
    paper,
    columns: columns.map((id) => formatColumnName(language, messages, id)),
    rows: rows.map((row) => ({ name: row.line.name, reverse: row.reverse })),
    hasReverse: units.includes(REVERSE_COLUMN),
    parts,
    scales: scales.length,
  });
  return (
    <section
      className={styles.paper}
      aria-label={preview}
      data-paper={paper}
      style={{ '--type': `${type}mm`, '--pad': `${pad}mm` } as CSSProperties}
    >
      <header className={styles.head}>
        <QrCodePlaceholder />
        <h2>{page.title}</h2>
        <p>
          {[page.level, ...formatSizes(language, messages, kitchen, sized)].map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      </header>
      {lines.length === 0 && <p className={styles.empty}>{page.none}</p>}
      {lines.length > 0 && units.length === 0 && <p className={styles.empty}>{page.noColumns}</p>}
      {lines.length > 0 && units.length > 0 && (
        <FoodTable
          messages={messages}
          columns={columns}
          rows={rows}
          extra={extra}
          hasReverse={units.includes(REVERSE_COLUMN)}
          sizes={sizes}
        />
      )}
      {parts.includes('oven') && <OvenStrip messages={messages} scales={scales} />}
      {parts.includes('measures') && <MeasureStrip messages={messages} sizes={sizes} />}
      <footer className={styles.foot}>
        <span>{lines.some(({ usesOwnWeight }) => usesOwnWeight) && page.own}</span>
        <span>Gramwise</span>
      </footer>
    </section>
  );
}
