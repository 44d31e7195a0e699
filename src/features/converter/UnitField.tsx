import { CONVERTER_UNIT_IDS, HOME_UNIT_IDS } from '@gramwise/engine/units/specification/homeConverter.ts';
import { type KitchenUnitId, UNITS } from '@gramwise/engine/units/units.ts';
import { memo } from 'react';
import { cooksWeigh } from '#catalogs/countries.ts';
import type { Language } from '#catalogs/languages.ts';
import { SelectField } from '#ui/field/SelectField.tsx';
import { useLanguage } from '#ui/language/language.ts';
import type { Conversion } from './conversion.ts';
import type { ConverterMessages } from './messages.ts';

interface Props {
  messages: ConverterMessages;
  name: 'from' | 'to';
  value: Conversion['from'];
  change: (part: Partial<Conversion>) => void;
}

/** The units of scales, jugs and the spoons of 15 and 5 ml, which come first where cooks weigh. */
const METRIC_UNIT_IDS = [
  'grams',
  'kilograms',
  'milliliters',
  'centiliter',
  'liters',
  'metric_tablespoon',
  'metric_teaspoon',
] as const satisfies readonly KitchenUnitId[];

/** The country's own units, then all others. */
function unitsFor(language: Language) {
  const usual: readonly KitchenUnitId[] = cooksWeigh(language) ? METRIC_UNIT_IDS : HOME_UNIT_IDS;
  return { usual, all: [...new Set([...usual, ...CONVERTER_UNIT_IDS])] };
}

/**
 * A unit select: the usual units by kind, then those of other kitchens. Memoized, because rendering its options costs
 * more than the answer.
 */
export const UnitField = memo(function UnitField({
  messages: { converter, units },
  name,
  value,
  change,
}: Props) {
  const { usual, all } = unitsFor(useLanguage());
  return (
    <SelectField
      label={converter[name]}
      name={name}
      value={value}
      options={all.map((id) => ({
        id,
        name: units[id].name,
        group: usual.includes(id) ? converter[UNITS[id].kind] : converter.otherUnits,
      }))}
      onChange={(unit) => change({ [name]: unit })}
    />
  );
});
