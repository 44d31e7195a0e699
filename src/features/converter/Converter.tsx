import { INGREDIENT_IDS } from '#domain/ingredients/ingredients.ts';
import { HOME_UNIT_IDS, HOME_UNITS } from '#domain/units/home.ts';
import buttons from '#ui/button/button.module.css';
import { AmountField } from '#ui/field/AmountField.tsx';
import { SelectField } from '#ui/field/SelectField.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './Converter.module.css';
import type { Conversion } from './conversion.ts';
import { Outcome } from './Outcome.tsx';
import { useConverter } from './useConverter.ts';
import type { ConverterWords } from './words.ts';

/** The converter: the answer follows every change; the button is for those who look for one. */
export function Converter({ words, preset }: { words: ConverterWords; preset?: Conversion }) {
  const { conversion, outcome, change, swap } = useConverter(preset);
  const { converter } = words;
  const units = HOME_UNIT_IDS.map((id) => ({
    id,
    name: words.units[id].name,
    group: converter[HOME_UNITS[id].kind],
  }));
  return (
    <form className={styles.frame} action="#converter" onSubmit={(event) => event.preventDefault()}>
      <div className={styles.converter}>
        <div className={styles.fields}>
          <SelectField
            className={styles.wide}
            label={converter.ingredient}
            name="ingredient"
            value={conversion.ingredient}
            options={INGREDIENT_IDS.map((id) => ({ id, name: words.ingredients[id].name }))}
            onChange={(ingredient) => change({ ingredient })}
          />
          <AmountField
            className={styles.wide}
            label={converter.amount}
            name="amount"
            value={conversion.amount}
            hint={converter.hint}
            invalid={outcome.kind === 'error'}
            onChange={(amount) => change({ amount })}
          />
          <SelectField
            label={converter.from}
            name="from"
            value={conversion.from}
            options={units}
            onChange={(from) => change({ from })}
          />
          <button
            type="button"
            className={`${buttons.icon} ${styles.swap}`}
            aria-label={converter.swap}
            onClick={swap}
          >
            <Icon name="swap" size={22} />
          </button>
          <SelectField
            label={converter.to}
            name="to"
            value={conversion.to}
            options={units}
            onChange={(to) => change({ to })}
          />
          <button type="submit" className={`${buttons.primary} ${styles.wide}`}>
            {converter.convert}
          </button>
        </div>
        <Outcome words={words} conversion={conversion} outcome={outcome} />
      </div>
    </form>
  );
}
