/**
 * The converter's three selects, memoized: typing in the amount field must not re-render their forty options, which
 * cost more than the answer.
 */
import { memo } from 'react';
import { INGREDIENT_IDS } from '#domain/ingredients/ingredients.ts';
import { HOME_UNIT_IDS, HOME_UNITS } from '#domain/units/home.ts';
import { SelectField } from '#ui/field/SelectField.tsx';
import type { Conversion } from './conversion.ts';
import type { ConverterMessages } from './messages.ts';

interface Props<Name extends keyof Conversion> {
  messages: ConverterMessages;
  value: Conversion[Name];
  change: (part: Partial<Conversion>) => void;
}

export const IngredientField = memo(function IngredientField({
  messages: { converter, ingredients },
  value,
  change,
  className,
}: Props<'ingredient'> & { className: string | undefined }) {
  return (
    <SelectField
      className={className}
      label={converter.ingredient}
      name="ingredient"
      value={value}
      options={INGREDIENT_IDS.map((id) => ({ id, name: ingredients[id].name }))}
      onChange={(ingredient) => change({ ingredient })}
    />
  );
});

export const UnitField = memo(function UnitField({
  messages: { converter, units },
  name,
  value,
  change,
}: Props<'from' | 'to'> & { name: 'from' | 'to' }) {
  return (
    <SelectField
      label={converter[name]}
      name={name}
      value={value}
      options={HOME_UNIT_IDS.map((id) => ({
        id,
        name: units[id].name,
        group: converter[HOME_UNITS[id].kind],
      }))}
      onChange={(unit) => change({ [name]: unit })}
    />
  );
});
