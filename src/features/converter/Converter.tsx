import buttons from '#ui/button/button.module.css';
import { AmountField } from '#ui/field/AmountField.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { island } from '#ui/island/Island.tsx';
import layout from '#ui/theme/layout.module.css';
import { IngredientField, UnitField } from './ChoiceFields.tsx';
import styles from './Converter.module.css';
import type { Conversion } from './conversion.ts';
import { Outcome } from './Outcome.tsx';
import { useConverter } from './useConverter.ts';
import type { ConverterWords } from './words.ts';

/** The converter: the answer follows every change; the button is for those who look for one. */
export function Converter({ words, preset }: { words: ConverterWords; preset?: Conversion }) {
  const { conversion, outcome, change, swap } = useConverter(preset);
  const { converter } = words;
  return (
    <form className={layout.frame} action="#converter" onSubmit={(event) => event.preventDefault()}>
      <div className={`${layout.sheet} ${styles.converter}`}>
        <div className={styles.fields}>
          <IngredientField
            className={styles.wide}
            words={words}
            value={conversion.ingredient}
            change={change}
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
          <UnitField words={words} name="from" value={conversion.from} change={change} />
          <button
            type="button"
            className={`${buttons.icon} ${styles.swap}`}
            aria-label={converter.swap}
            onClick={swap}
          >
            <Icon name="swap" size={22} />
          </button>
          <UnitField words={words} name="to" value={conversion.to} change={change} />
          <button type="submit" className={`${buttons.primary} ${styles.wide}`}>
            {converter.convert}
          </button>
        </div>
        <Outcome words={words} conversion={conversion} outcome={outcome} />
      </div>
    </form>
  );
}

export const ConverterIsland = island(Converter);
