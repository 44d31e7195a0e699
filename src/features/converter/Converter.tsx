import buttons from '#ui/button/button.module.css';
import { AmountField } from '#ui/field/AmountField.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import { Actions } from './Actions.tsx';
import { IngredientField, UnitField } from './ChoiceFields.tsx';
import styles from './Converter.module.css';
import type { Conversion } from './conversion.ts';
import type { ConverterMessages } from './messages.ts';
import { Outcome } from './Outcome.tsx';
import { sentenceOf } from './sentence.ts';
import { useConverter } from './useConverter.ts';

/**
 * The converter answers on every change; the button is for visitors who expect one. The answer comes before its unit
 * field so that a phone's keyboard does not cover it.
 */
export function Converter({ messages, preset }: { messages: ConverterMessages; preset?: Conversion }) {
  const language = useLanguage();
  const { conversion, outcome, change, swap } = useConverter(preset);
  const { converter } = messages;
  return (
    <form
      className={`${layout.frame} ${styles.form}`}
      action="#converter"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={`${layout.sheet} ${styles.converter}`}>
        <AmountField
          className={styles.amount}
          label={converter.amount}
          name="amount"
          value={conversion.amount}
          invalid={outcome.kind === 'error'}
          onChange={(amount) => change({ amount })}
        />
        <UnitField messages={messages} name="from" value={conversion.from} change={change} />
        <IngredientField
          className={styles.ingredient}
          messages={messages}
          value={conversion.ingredient}
          change={change}
        />
        <Outcome messages={messages} conversion={conversion} outcome={outcome} />
        <div className={styles.target}>
          <UnitField messages={messages} name="to" value={conversion.to} change={change} />
          <button
            type="button"
            className={`${buttons.icon} ${styles.swap}`}
            aria-label={converter.swap}
            onClick={swap}
          >
            <Icon name="swap" size={22} />
          </button>
          <button type="submit" className={`${buttons.secondary} ${styles.convert}`}>
            {converter.convert}
          </button>
        </div>
        {outcome.kind === 'result' && (
          <Actions messages={converter} sentence={sentenceOf(language, messages, conversion, outcome)} />
        )}
      </div>
    </form>
  );
}

export const ConverterIsland = island(Converter);
