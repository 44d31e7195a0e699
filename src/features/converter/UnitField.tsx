import { CONVERTER_UNIT_IDS, HOME_UNIT_IDS } from '@gramwise/engine/units/specification/homeConverter.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import { memo } from 'react';
import { SelectField } from '#ui/field/SelectField.tsx';
import type { Conversion } from './conversion.ts';
import type { ConverterMessages } from './messages.ts';

interface Props {
  messages: ConverterMessages;
  name: 'from' | 'to';
  value: Conversion['from'];
  change: (part: Partial<Conversion>) => void;
}

const isUsual = (id: string) => (HOME_UNIT_IDS as readonly string[]).includes(id);

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
  return (
    <SelectField
      label={converter[name]}
      name={name}
      value={value}
      options={CONVERTER_UNIT_IDS.map((id) => ({
        id,
        name: units[id].name,
        group: isUsual(id) ? converter[UNITS[id].kind] : converter.otherUnits,
      }))}
      onChange={(unit) => change({ [name]: unit })}
    />
  );
});
