import { MAX_FIELD_LENGTH } from '#browser/query.ts';
import { InputField } from './Field.tsx';

interface Props {
  label: string;
  name?: string;
  value: string;
  onChange: (text: string) => void;
  hint?: string | undefined;
  invalid?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A field for a number as people write it. `inputMode` brings up a phone's number keys; the type stays `text` because
 * `number` rejects fractions and decimal commas.
 */
export const AmountField = (props: Props) => (
  <InputField
    type="text"
    inputMode="decimal"
    autoComplete="off"
    enterKeyHint="go"
    maxLength={MAX_FIELD_LENGTH}
    {...props}
  />
);
