import { CheckField } from '#ui/field/CheckField.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { REVERSE_COLUMN } from './columns.ts';
import styles from './KitchenSheet.module.css';
import type { SheetMessages } from './messages.ts';
import { SHEET_PARTS, type Sheet, toggle, UNIT_IDS, type UnitId } from './sheet.ts';
import { formatColumnName } from './sheetText.ts';

interface Props {
  messages: SheetMessages;
  sheet: Sheet;
  units: readonly UnitId[];
  onChange: (part: Partial<Sheet>) => void;
}

/** The columns of the table, and what stands below it. */
export function SheetChoices({ messages, sheet: { parts }, units, onChange }: Props) {
  const language = useLanguage();
  const { sheet: words } = messages;
  return (
    // A form value restored by the browser would count as a choice.
    <form
      className={styles.choices}
      aria-label={words.settings}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset className={styles.columns}>
        <legend>{words.columns}</legend>
        {UNIT_IDS.map((id) => (
          <CheckField
            key={id}
            label={id === REVERSE_COLUMN ? words.back : formatColumnName(language, messages, id)}
            name={id}
            value={units.includes(id) ? 'yes' : 'no'}
            onChange={() => onChange({ units: toggle(UNIT_IDS, units, id) })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{words.parts.title}</legend>
        {SHEET_PARTS.map((id) => (
          <CheckField
            key={id}
            label={words.parts[id]}
            name={id}
            value={parts.includes(id) ? 'yes' : 'no'}
            onChange={() => onChange({ parts: toggle(SHEET_PARTS, parts, id) })}
          />
        ))}
      </fieldset>
    </form>
  );
}
