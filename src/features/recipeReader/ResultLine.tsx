import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { joinRange } from '#format/joinRange.ts';
import { useLanguage } from '#ui/language/language.ts';
import type { ReaderMessages } from './messages.ts';
import styles from './RecipeReader.module.css';
import type { ShownLine } from './reading/shownLine.ts';

interface Props {
  line: ShownLine;
  /** The recipe's language. */
  written: Language;
  messages: ReaderMessages;
}

/** `(16 g per packet)`, `(200–250 g each)`. */
function packetRemark(
  language: Language,
  result: ReaderMessages['result'],
  { id, low, high }: NonNullable<ShownLine['packet']>,
): string {
  const grams = joinRange([low, high].map((each) => formatNumber(language, each, 0, 1)));
  return fill(id === 'sachet' ? result.packet : result.each, { grams });
}

/** `110–140 g`. */
function formatHeld(language: Language, { unit, low, high }: NonNullable<ShownLine['held']>): string {
  const amount = joinRange([low, high].map((value) => formatNumber(language, Math.round(value), 0)));
  return `${amount}\u00a0${unit}`;
}

/** A line of the converted recipe, with any remarks on it. */
export function ResultLine({ line, written, messages: { result } }: Props) {
  const language = useLanguage();
  const text = line.parts
    ? line.parts.map(({ text, kept }) =>
        kept ? (
          <i key={text} lang={written} className={styles.unknown}>
            {text}
          </i>
        ) : (
          text
        ),
      )
    : line.text;
  if (line.kind === 'heading') return <strong>{text}</strong>;
  if (line.unweighed === 'awaited') {
    return (
      <>
        <span className={styles.weighing} lang={language}>
          {result.weighing}
        </span>
        <small lang={written}>{line.original}</small>
      </>
    );
  }
  const [low = '', high = ''] = line.range?.map((grams) => formatNumber(language, grams, 0)) ?? [];
  const remarks = [
    ...(line.usesOwnWeight ? [result.own] : []),
    ...(line.packet ? [packetRemark(language, result, line.packet)] : []),
    ...(line.held ? [fill(result.held, { amount: formatHeld(language, line.held) })] : []),
    ...(low !== high ? [fill(result.range, { low, high })] : []),
    ...(line.chosen ? [result.chosen] : []),
  ];
  return (
    <>
      {text}
      {remarks.length > 0 && (
        <span className={styles.range} lang={language}>
          {' '}
          {remarks.join(' ')}
        </span>
      )}
      {(line.changed || line.parts) && <small lang={written}>{line.original}</small>}
      {line.shared && (
        <small className={styles.kept} lang={language}>
          {fill(result.shared, {
            low: formatNumber(language, line.shared[0], 0),
            high: formatNumber(language, line.shared[1], 0),
          })}
        </small>
      )}
      {(line.unread || line.unweighed) && (
        <small className={styles.kept} lang={language}>
          {line.unread ? result.kept : result.unweighed}
        </small>
      )}
    </>
  );
}
