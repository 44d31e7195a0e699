import { ambiguousReadings } from '@gramwise/engine/quantity/numberReadings.ts';
import type { ComponentProps } from 'react';
import { LANGUAGES } from '#catalogs/languages.ts';
import { AmountField } from '#ui/field/AmountField.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { Readings } from './Readings.tsx';

/** A field for a number, which asks which one is meant by an amount such as `1,000`. */
export function AskedAmountField({ className, ...props }: ComponentProps<typeof AmountField>) {
  const { value, onChange } = props;
  const readings = ambiguousReadings(value, LANGUAGES[useLanguage()]);
  return (
    <div className={className}>
      <AmountField {...props} />
      {/* Understood in every language. */}
      {readings && <Readings question={`${value} = ?`} readings={readings} onChoose={onChange} />}
    </div>
  );
}
