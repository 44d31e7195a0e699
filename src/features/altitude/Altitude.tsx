import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import live from '#tools/live/LiveTool.module.css';
import { LiveTool } from '#tools/live/LiveTool.tsx';
import { useKitchenFields } from '#tools/live/useKitchenFields.ts';
import buttons from '#ui/button/button.module.css';
import { bindFields } from '#ui/field/bindFields.ts';
import { SelectField } from '#ui/field/SelectField.tsx';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import styles from './Altitude.module.css';
import {
  type AmountName,
  altitudeConfig,
  bakeAt,
  CAKES,
  heightText,
  MEASURES,
  type Measures,
  measuresOf,
  metersOf,
} from './altitudeForm.ts';
import { altitudeResult } from './altitudeText.ts';
import { placesIn } from './highPlaces.ts';

const BATTER = ['leavening', 'sugar', 'liquid'] as const;
const BAKING = ['oven', 'minutes'] as const;
/** As many as fit into a row of a phone. */
const MAX_EXAMPLES = 3;

/** A cake of sea level, at the altitude of one's kitchen. */
export function Altitude({
  messages: { altitude: text, tool },
}: {
  messages: Pick<Catalog, 'altitude' | 'tool'>;
}) {
  const language = useLanguage();
  const { decimal } = LANGUAGES[language];
  const places = placesIn(language);
  const [fields, change] = useKitchenFields((country) => altitudeConfig(country, places[0]?.meters ?? 0));
  const answer = bakeAt(fields, decimal);
  const measures = measuresOf(fields);
  const inMeasures = (id: Measures) => {
    const meters = metersOf(fields, decimal);
    return {
      measures: id,
      altitude: meters === null ? fields.altitude : heightText(meters, id),
      ...CAKES[id],
    };
  };
  const field = bindFields(fields, change);
  const amountField = (name: AmountName) => (
    <AmbiguousAmountField key={name} label={text.amounts[name]} {...field(name)} />
  );
  return (
    <LiveTool
      messages={tool}
      note={fill(text.note, { units: text.units[measures] })}
      empty={text.empty}
      error={answer && !answer.ok ? text.errors[answer.code] : undefined}
      fields={
        <>
          <div className={live.pair}>
            <AmbiguousAmountField label={text.altitude} {...field('altitude')} />
            <SelectField
              label={text.measures}
              value={fields.measures}
              options={MEASURES.map((id) => ({ id, name: text.systems[id] }))}
              // The same height, and another cake: its numbers would mean something else.
              onChange={(id) => change(inMeasures(measuresOf({ measures: id })))}
            />
          </div>
          <ul className={styles.places} aria-label={text.places} data-noprint>
            {places.slice(0, MAX_EXAMPLES).map(({ id, meters }) => (
              <li key={id}>
                <button
                  type="button"
                  className={buttons.quiet}
                  onClick={() => change({ altitude: heightText(meters, measures) })}
                >
                  {text.towns[id]}
                </button>
              </li>
            ))}
          </ul>
          <div className={live.three}>{BATTER.map(amountField)}</div>
          <div className={live.pair}>{BAKING.map(amountField)}</div>
        </>
      }
      result={answer?.ok ? altitudeResult(language, text, { answer: answer.value, measures }) : null}
    />
  );
}

export const AltitudeIsland = island(Altitude);
