import { DEGREE_SCALES } from '@gramwise/engine/temperature/shownBy.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import live from '#tools/live/LiveTool.module.css';
import { LiveTool } from '#tools/live/LiveTool.tsx';
import { useKitchenFields } from '#tools/live/useKitchenFields.ts';
import { bindFields } from '#ui/field/bindFields.ts';
import { SelectField } from '#ui/field/SelectField.tsx';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './Bakers.module.css';
import { computeWater, degreesOf, frictionIn, KNEADING, startingFields, waterConfig } from './waterForm.ts';

const SYMBOLS = { celsius: '°C', fahrenheit: '°F' } as const;
const TEMPERATURES = ['dough', 'room', 'flour', 'leaven', 'friction'] as const;

/** The temperature of the water that gives a dough the wanted one. */
export function WaterTemperature({
  messages: { bakers, tool },
}: {
  messages: Pick<Catalog, 'bakers' | 'tool'>;
}) {
  const language = useLanguage();
  const { decimal } = LANGUAGES[language];
  const [fields, change] = useKitchenFields(waterConfig);
  const { water: text } = bakers;
  const scale = degreesOf(fields);
  const answer = computeWater(fields, decimal);
  const degrees = (value: number) => `${formatNumber(language, value, 0)}\u00a0${SYMBOLS[scale]}`;
  const typical = KNEADING.map((id) => fill(text.typical[id], { n: degrees(frictionIn(id, scale)) }));
  const field = bindFields(fields, change);
  return (
    <section className={styles.water} aria-labelledby="water-temperature" data-water>
      <div className={layout.head}>
        <h2 id="water-temperature">{text.title}</h2>
        <p>{text.lead}</p>
      </div>
      <LiveTool
        messages={tool}
        note={fill(text.note, { typical: typical.join(', ') })}
        empty={text.empty}
        error={answer && !answer.ok ? text.error : undefined}
        fields={
          <div className={live.three}>
            {TEMPERATURES.map((name) => (
              <AmbiguousAmountField key={name} label={text.fields[name]} {...field(name)} />
            ))}
            <SelectField
              label={text.degrees}
              value={fields.degrees}
              options={DEGREE_SCALES.map((id) => ({ id, name: SYMBOLS[id] }))}
              // Numbers of the other scale would be other temperatures.
              onChange={(id) => change(startingFields(degreesOf({ ...fields, degrees: id })))}
            />
          </div>
        }
        result={
          answer?.ok
            ? {
                number: degrees(answer.value.water),
                text: `${text.result} ${degrees(answer.value.water)}`,
                facts: [{ label: text.base, value: degrees(answer.value.base) }],
                remark: answer.value.caution ? text.cautions[answer.value.caution] : undefined,
              }
            : null
        }
      />
    </section>
  );
}
