import { useAddressState } from '#browser/useAddressState.ts';
import { GAS_MARKS, type GasMarkId } from '#domain/temperature/gasMark.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { LANGUAGES } from '#i18n/languages.ts';
import { AmountField } from '#ui/field/AmountField.tsx';
import { SelectField } from '#ui/field/SelectField.tsx';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import styles from './Oven.module.css';
import { OvenAnswerView } from './OvenAnswerView.tsx';
import { answerOf, DEFAULT_SETTING, readSetting, SCALES, writeSetting } from './reading.ts';

/** Converts an oven setting among Celsius, Fahrenheit and Gas Mark, live. */
export function Oven({ words }: { words: Catalog['oven'] }) {
  const { decimal } = LANGUAGES[useLanguage()];
  const [setting, change] = useAddressState({
    initial: DEFAULT_SETTING,
    read: readSetting,
    write: writeSetting,
  });
  const answer = answerOf(setting, decimal);
  return (
    <form className={styles.oven} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.fields}>
        {setting.scale === 'gas-mark' ? (
          <SelectField<GasMarkId>
            label={words.mark}
            value={setting.mark}
            options={GAS_MARKS.map(({ id }) => ({ id, name: id }))}
            onChange={(mark) => change({ ...setting, mark })}
          />
        ) : (
          <AmountField
            label={words.value}
            value={setting.degrees}
            onChange={(degrees) => change({ ...setting, degrees })}
          />
        )}
        <SelectField
          label={words.from}
          value={setting.scale}
          options={SCALES.map((id) => ({ id, name: words.scales[id] }))}
          onChange={(scale) => change({ ...setting, scale })}
        />
      </div>
      <OvenAnswerView words={words} scale={setting.scale} answer={answer} />
    </form>
  );
}

export const OvenIsland = island(Oven);
