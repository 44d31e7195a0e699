import { useState } from 'react';
import type { Language } from '#catalogs/languages.ts';
import layout from '#ui/theme/layout.module.css';
import type { NutritionMessages } from './messages.ts';
import styles from './Nutrition.module.css';

interface Props {
  words: NutritionMessages;
  lines: readonly { id: string; text: string }[];
  lang: Language;
  /** The ids of lines that are not counted. */
  leftOut: ReadonlySet<string>;
  onChange: (leftOut: ReadonlySet<string>) => void;
}

/** The lines of a recipe, each of which can be left out of its nutrition: what nobody eats, or the other choice. */
export function LineChecks({ words, lines, lang, leftOut, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const toggle = (id: string) => {
    const next = new Set(leftOut);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <details data-noprint onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.lines}</summary>
      {/* Nobody sees a long list that is closed, and each text that changes would draw it anew. */}
      {open && (
        <ul className={`${layout.plain} ${styles.lines}`}>
          {lines.map(({ id, text }) => (
            <li key={id}>
              <label>
                <input type="checkbox" checked={!leftOut.has(id)} onChange={() => toggle(id)} />{' '}
                <span lang={lang}>{text}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
