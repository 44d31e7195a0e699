import { UNITS } from '@gramwise/engine/units/units.ts';
import { memo } from 'react';
import { useKitchen } from '#browser/useKitchen.ts';
import { menuUnitName } from '#format/unitName.ts';
import { unitsFor } from '#tools/amount/unitsFor.ts';
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
  const language = useLanguage();
  const [kitchen] = useKitchen(language);
  const { usual, all } = unitsFor(language, kitchen);
  return (
    <SelectField
      label={converter[name]}
      name={name}
      value={value}
      options={all.map((id) => ({
        id,
        name: menuUnitName(units[id]),
        group: usual.includes(id) ? converter[UNITS[id].kind] : converter.otherUnits,
      }))}
      onChange={(unit) => change({ [name]: unit })}
    />
  );
});
