import { ambiguousReadings } from '@gramwise/engine/quantity/numberReadings.ts';
import type { ComponentProps } from 'react';
import { LANGUAGES } from '#catalogs/languages.ts';
import { AmountField } from '#ui/field/AmountField.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { ReadingChoice } from './ReadingChoice.tsx';

/** A number field that asks which number is meant by an ambiguous amount such as `1,000`. */
export function AmbiguousAmountField({ className, ...props }: ComponentProps<typeof AmountField>) {
  const { value, onChange } = props;
  const readings = ambiguousReadings(value, LANGUAGES[useLanguage()]);
  return (
    <div className={className}>
      <AmountField {...props} />
      {/* Understood in every language. */}
      {readings && <ReadingChoice question={`${value} = ?`} readings={readings} onChoose={onChange} />}
    </div>
  );
}
