import type { RefObject } from 'react';
import { fill } from '#catalogs/template.ts';
import { wayName } from '#tools/foodField/wayName.ts';
import buttons from '#ui/button/button.module.css';
import field from '#ui/field/Field.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './KitchenSheet.module.css';
import type { Line } from './lines.ts';
import type { SheetMessages } from './messages.ts';
import { MAX_FOODS } from './sheet.ts';

interface Props {
  title: RefObject<HTMLHeadingElement | null>;
  messages: SheetMessages;
  lines: readonly Line[];
  onRemove: (line: Line) => void;
  /** Chooses a way to fill the cup. */
  onFill: (line: Line, as: string) => void;
}

/** The foods of the sheet, each removable, with the way its cup is filled where there are several. */
export function ChosenFoods({ title, messages: { sheet, fills }, lines, onRemove, onFill }: Props) {
  return (
    <>
      <h2 ref={title} tabIndex={-1} className={styles.list}>
        {sheet.list} <small>{fill(sheet.count, { n: lines.length, most: MAX_FOODS })}</small>
      </h2>
      <ul className={`${layout.plain} ${styles.chosen}`}>
        {lines.map((line) => {
          const { food, as } = line;
          return (
            <li key={food.id}>
              <span>{food.name}</span>
              {food.ways.length > 1 && (
                <select
                  className={`${field.control} ${field.select}`}
                  aria-label={fill(sheet.way, { food: food.name })}
                  value={as}
                  onChange={(event) => onFill(line, event.target.value)}
                >
                  {food.ways.map((way) => (
                    <option key={way.id} value={way.id}>
                      {wayName(way, fills)}
                    </option>
                  ))}
                </select>
              )}
              <button
                type="button"
                className={buttons.icon}
                aria-label={fill(sheet.remove, { food: food.name })}
                onClick={() => {
                  // The button goes away; the list's title takes the focus.
                  title.current?.focus();
                  onRemove(line);
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
