import { KITCHENS, usesThermostat } from '@gramwise/engine/kitchens/kitchens.ts';
import { GAS_MARKS, type GasMarkId } from '@gramwise/engine/temperature/gasMark.ts';
import { useKitchen } from '#browser/useKitchen.ts';
import { useUrlState } from '#browser/useUrlState.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import buttons from '#ui/button/button.module.css';
import { AmountField } from '#ui/field/AmountField.tsx';
import { SelectField } from '#ui/field/SelectField.tsx';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { GasMarkTable } from './GasMarkTable.tsx';
import styles from './Oven.module.css';
import { OvenAnswerView } from './OvenAnswerView.tsx';
import {
  convertSetting,
  DEFAULT_SETTING,
  isTooHot,
  OVEN_SCALES,
  readOvenSetting,
  writeOvenSetting,
} from './ovenSetting.ts';
import { roundForOven } from './roundForOven.ts';

/** Converts between Celsius, Fahrenheit and gas marks as you type, and highlights the matching table row. */
export function Oven({ messages }: { messages: Catalog['oven'] }) {
  const language = useLanguage();
  const { decimal } = LANGUAGES[language];
  const [kitchen] = useKitchen(language);
  const [setting, change] = useUrlState({
    initial: DEFAULT_SETTING,
    read: readOvenSetting,
    write: writeOvenSetting,
  });
  const answer = convertSetting(setting, decimal);
  const set = answer && roundForOven(answer, setting.scale);
  const mark = set?.by === 'dial' && answer?.gasMark.ok ? answer.gasMark.value.gasMark : null;
  const thermostat = usesThermostat(LANGUAGES[language].kitchen) || kitchen.oven === 'thermostat';
  return (
    <div className={styles.oven}>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <div className={styles.fields}>
          {setting.scale === 'gas-mark' ? (
            <SelectField<GasMarkId>
              label={messages.mark}
              value={setting.mark}
              options={GAS_MARKS.map(({ id }) => ({ id, name: id }))}
              onChange={(mark) => change({ ...setting, mark })}
            />
          ) : (
            <AmountField
              label={messages.value}
              value={setting.degrees}
              onChange={(degrees) => change({ ...setting, degrees })}
            />
          )}
          <SelectField
            label={messages.from}
            value={setting.scale}
            options={OVEN_SCALES.map((id) => ({ id, name: messages.scales[id] }))}
            onChange={(scale) => change({ ...setting, scale })}
          />
        </div>
        <OvenAnswerView messages={messages} scale={setting.scale} answer={answer} thermostat={thermostat}>
          {isTooHot(setting, decimal) && (
            <button
              type="button"
              className={`${buttons.secondary} ${styles.meant}`}
              onClick={({ currentTarget }) => {
                change({ ...setting, scale: 'fahrenheit' });
                // The button goes away
                currentTarget.form?.querySelector('select')?.focus();
              }}
            >
              {messages.meantFahrenheit}
            </button>
          )}
        </OvenAnswerView>
      </form>
      <GasMarkTable
        messages={messages}
        mark={mark}
        thermostat={thermostat}
        celsius={KITCHENS[LANGUAGES[language].kitchen].oven === 'celsius'}
      />
    </div>
  );
}

export const OvenIsland = island(Oven);
