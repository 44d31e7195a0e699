import { LABEL_ROWS, type LabelRow, labelRows, PART_ROWS } from '@gramwise/engine/nutrition/labelParts.ts';
import type { SummedNutrition } from '@gramwise/engine/nutrition/sumNutrition.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import { ScrollableTable } from '#ui/table/ScrollableTable.tsx';
import layout from '#ui/theme/layout.module.css';
import { formatFigure } from './formatFigure.ts';
import type { NutritionMessages } from './messages.ts';
import styles from './Nutrition.module.css';

/** A line that is not counted, and why. */
interface LeftOutLine {
  text: string;
  reason: keyof NutritionMessages['reasons'] | null;
  /** The food that it is counted as. */
  countedAs?: string;
}

interface Props {
  words: NutritionMessages;
  title: string;
  nutrition: SummedNutrition & { saltUncounted: boolean };
  notCounted: readonly LeftOutLine[];
  /** The language of the lines that are not counted. */
  lang?: string;
}

type Column = [name: string, figures: SummedNutrition['per100g']];

/** The table of a recipe's nutrition, how much of it is known, and what is not counted. */
export function FiguresTable({ words, title, nutrition, notCounted, lang }: Props) {
  const language = useLanguage();
  const { perServing, per100g, shareKnown, isEnough, saltUncounted } = nutrition;
  const country = LANGUAGES[language].kitchen;
  const columns: Column[] = [
    ...(perServing ? [[words.perServing, perServing] satisfies Column] : []),
    [words.per100g, per100g],
  ];
  const rows = columns.map(([name, figures]) => ({ name, rows: labelRows(figures, country) }));
  const cell = (row: LabelRow, column: (typeof rows)[number]) => {
    const atLeast = !isEnough || (row === 'salt' && saltUncounted);
    return formatFigure(language, words, { row, figure: column.rows[row], atLeast, ranged: shareKnown < 1 });
  };
  const percent = formatNumber(language, Math.floor(shareKnown * 100), 0);
  return (
    <>
      <ScrollableTable label={title}>
        <table className={styles.table}>
          <caption className={layout.hidden}>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.nutrient}</th>
              {rows.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {LABEL_ROWS.map((row) => (
              <tr key={row} data-part={PART_ROWS.has(row) || undefined}>
                <th scope="row">{words.rows[row]}</th>
                {rows.map((column) => (
                  <td key={column.name}>
                    <Cell shown={cell(row, column)} unknown={words.unknown} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableTable>
      <p className={styles.note}>
        <strong>{fill(words.known, { percent })}</strong> {!isEnough && words.tooLittle}{' '}
        {saltUncounted && words.saltToTaste}
      </p>
      <LeftOut words={words} lines={notCounted} lang={lang} />
      <p className={styles.note}>
        {words.raw} <LocalLink to={{ page: 'post', part: 'how-we-compute-nutrition' }}>{words.how}</LocalLink>
      </p>
    </>
  );
}

function Cell({ shown, unknown }: { shown: ReturnType<typeof formatFigure>; unknown: string }) {
  if (!shown)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className={layout.hidden}>{unknown}</span>
      </>
    );
  return (
    <>
      {shown.text} {shown.beside && <small>{shown.beside}</small>}{' '}
      {shown.range && <small>{shown.range}</small>}
    </>
  );
}

function LeftOut({
  words,
  lines,
  lang,
}: {
  words: NutritionMessages;
  lines: readonly LeftOutLine[];
  lang: string | undefined;
}) {
  if (lines.length === 0) return null;
  return (
    <details className={styles.leftOut}>
      <summary className={styles.disclosure}>{`${words.notCounted} (${lines.length})`}</summary>
      <ul>
        {lines.map(({ text, reason, countedAs }) => (
          <li key={text}>
            <span lang={lang}>{text}</span> {reason && <small>{words.reasons[reason]}</small>}{' '}
            {countedAs && <small lang={lang}>({countedAs})</small>}
          </li>
        ))}
      </ul>
    </details>
  );
}
