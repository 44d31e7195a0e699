import { APPETITES, portionsCountry } from '@gramwise/engine/calculators/portions/portions.ts';
import {
  dishesOf,
  foodsIn,
  isPortionFood,
  PORTION_GROUPS,
  type PortionGroup,
} from '@gramwise/engine/calculators/portions/portionTable.ts';
import { usesCustomaryUnits } from '@gramwise/engine/kitchens/kitchens.ts';
import { useKitchen } from '#browser/useKitchen.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import live from '#tools/live/LiveTool.module.css';
import { LiveTool } from '#tools/live/LiveTool.tsx';
import { useLiveFields } from '#tools/live/useLiveFields.ts';
import { bindFields } from '#ui/field/bindFields.ts';
import { SelectField } from '#ui/field/SelectField.tsx';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { PORTIONS, type PortionFields, portionsFor } from './portionsForm.ts';
import { type CountryNames, countriesWithPortions, portionsResult } from './portionsText.ts';

interface Props {
  messages: Pick<Catalog, 'portions' | 'tool'>;
  countries: CountryNames;
}

const GROUPS = Object.keys(PORTION_GROUPS) as readonly PortionGroup[];

/** How much of a food to buy for guests, by published portions of a country. */
export function Portions({ messages: { portions, tool }, countries }: Props) {
  const language = useLanguage();
  const { decimal } = LANGUAGES[language];
  const [kitchen] = useKitchen(language);
  const [typed, change] = useLiveFields(PORTIONS);
  const fields = { ...typed, country: typed.country || portionsCountry(kitchen.country) };
  const answer = portionsFor(fields, decimal);
  return (
    <LiveTool
      messages={tool}
      note={portions.note}
      empty={portions.empty}
      error={answer && !answer.ok ? portions.errors[answer.code] : undefined}
      fields={<Fields messages={portions} countries={countries} fields={fields} change={change} />}
      result={
        answer?.ok
          ? portionsResult(
              language,
              { messages: portions, countries, customary: usesCustomaryUnits(kitchen.country) },
              answer.value,
            )
          : null
      }
    />
  );
}

interface FieldsProps {
  messages: Catalog['portions'];
  countries: CountryNames;
  fields: PortionFields;
  change: (part: Partial<PortionFields>) => void;
}

function Fields({ messages, countries, fields, change }: FieldsProps) {
  const language = useLanguage();
  const dishes = isPortionFood(fields.food) ? dishesOf(fields.food) : [];
  const field = bindFields(fields, change);
  return (
    <>
      <SelectField
        className={live.wide}
        label={messages.food}
        options={GROUPS.flatMap((group) =>
          foodsIn(group).map((id) => ({ id, name: messages.foods[id], group: messages.groups[group] })),
        )}
        {...field('food')}
      />
      <div className={live.three}>
        <AmbiguousAmountField label={messages.guests} {...field('guests')} />
        <AmbiguousAmountField label={messages.children} {...field('children')} />
        <SelectField
          label={messages.appetite}
          options={APPETITES.map((id) => ({ id, name: messages.appetites[id] }))}
          {...field('appetite')}
        />
      </div>
      <div className={live.pair}>
        {/* What is a main dish only, or never one, leaves nothing to choose. */}
        <SelectField
          label={messages.dish}
          value={dishes.find((id) => id === fields.dish) ?? dishes[0] ?? 'main'}
          options={dishes.map((id) => ({ id, name: messages.dishes[id] }))}
          onChange={(dish) => change({ dish })}
        />
        <SelectField
          label={messages.country}
          options={countriesWithPortions(language).map((id) => ({ id, name: countries[id] }))}
          {...field('country')}
        />
      </div>
    </>
  );
}

export const PortionsIsland = island(Portions);
