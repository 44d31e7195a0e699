import { OVENS } from '@gramwise/engine/kitchens/kitchens.ts';
import { GAS_MARKS, type GasMarkId } from '@gramwise/engine/temperature/gasMark.ts';
import { THERMOSTATS } from '@gramwise/engine/temperature/thermostat.ts';
import { useKitchen } from '#browser/useKitchen.ts';
import { useUrlState } from '#browser/useUrlState.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import buttons from '#ui/button/button.module.css';
import { AmountField } from '#ui/field/AmountField.tsx';
import { bindFields } from '#ui/field/bindFields.ts';
import { SelectField } from '#ui/field/SelectField.tsx';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { GasMarkTable } from './GasMarkTable.tsx';
import styles from './Oven.module.css';
import { OvenAnswerView } from './OvenAnswerView.tsx';
import {
  convertSetting,
  isTooHot,
  MEASURED,
  type OvenInput,
  readOvenSetting,
  startSetting,
  writeOvenSetting,
} from './ovenSetting.ts';
import { ovenColumns } from './ovenTable.ts';
import { roundForOven } from './roundForOven.ts';

/** Where a temperature is entered: typed degrees, or a setting chosen from a dial's list. */
function HeatField({
  messages,
  setting,
  onChange,
}: {
  messages: Catalog['oven'];
  setting: OvenInput;
  onChange: (part: Partial<OvenInput>) => void;
}) {
  const field = bindFields(setting, onChange);
  if (setting.scale === 'gas-mark')
    return (
      <SelectField<GasMarkId>
        label={messages.mark}
        options={GAS_MARKS.map(({ id }) => ({ id, name: id }))}
        {...field('mark')}
      />
    );
  if (setting.scale === 'thermostat')
    return (
      <SelectField
        label={messages.scales.thermostat}
        options={THERMOSTATS.map(({ text }) => ({ id: text, name: text }))}
        {...field('thermostat')}
      />
    );
  return <AmountField label={messages.value} {...field('degrees')} />;
}

/** Converts between the scales of ovens as you type, opening on the visitor's own, and highlights the matching row. */
export function Oven({ messages }: { messages: Catalog['oven'] }) {
  const language = useLanguage();
  const { decimal } = LANGUAGES[language];
  const [kitchen] = useKitchen(language);
  const [typed, setTyped] = useUrlState<OvenInput | null>({
    initial: null,
    read: readOvenSetting,
    write: writeOvenSetting,
  });
  const start = startSetting(kitchen.oven);
  const setting = typed ?? start;
  const change = (part: Partial<OvenInput>) => setTyped((now) => ({ ...(now ?? start), ...part }));
  const answer = convertSetting(setting, decimal);
  const set = answer && roundForOven(answer, setting);
  const mark = set?.by === 'dial' && answer?.gasMark.ok ? answer.gasMark.value.gasMark : null;
  const columns = ovenColumns(language, kitchen.oven);
  const field = bindFields(setting, change);
  return (
    <div className={styles.oven}>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <div className={styles.fields}>
          <HeatField messages={messages} setting={setting} onChange={change} />
          <SelectField
            label={messages.from}
            options={OVENS.map((id) => ({ id, name: messages.scales[id] }))}
            {...field('scale')}
          />
          <SelectField
            label={messages.measured}
            className={styles.measured}
            options={MEASURED.map((id) => ({ id, name: messages.measures[id] }))}
            {...field('measured')}
          />
        </div>
        <OvenAnswerView
          messages={messages}
          setting={setting}
          answer={answer}
          own={kitchen.oven}
          thermostat={columns.includes('thermostat')}
        >
          {isTooHot(setting, decimal) && (
            <button
              type="button"
              className={`${buttons.secondary} ${styles.meant}`}
              onClick={({ currentTarget }) => {
                change({ scale: 'fahrenheit' });
                // The button goes away
                currentTarget.form?.querySelector('select')?.focus();
              }}
            >
              {messages.meantFahrenheit}
            </button>
          )}
        </OvenAnswerView>
      </form>
      <GasMarkTable messages={messages} mark={mark} columns={columns} />
    </div>
  );
}

export const OvenIsland = island(Oven);
