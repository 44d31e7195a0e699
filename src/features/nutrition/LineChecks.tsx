import type { Language } from '#catalogs/languages.ts';
import layout from '#ui/theme/layout.module.css';
import type { NutritionMessages } from './messages.ts';
import styles from './Nutrition.module.css';

interface Props {
  words: NutritionMessages;
  lines: readonly { row: number; text: string }[];
  lang: Language;
  /** Rows that are not counted. */
  leftOut: ReadonlySet<number>;
  onChange: (leftOut: ReadonlySet<number>) => void;
}

/** The lines of a recipe, each of which can be left out of its nutrition: what nobody eats, or the other choice. */
export function LineChecks({ words, lines, lang, leftOut, onChange }: Props) {
  const toggle = (row: number) => {
    const next = new Set(leftOut);
    if (!next.delete(row)) next.add(row);
    onChange(next);
  };
  return (
    <details data-noprint>
      <summary>{words.lines}</summary>
      <ul className={`${layout.plain} ${styles.lines}`}>
        {lines.map(({ row, text }) => (
          <li key={row}>
            <label>
              <input type="checkbox" checked={!leftOut.has(row)} onChange={() => toggle(row)} />{' '}
              <span lang={lang}>{text}</span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
