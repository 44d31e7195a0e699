import { InputField } from './Field.tsx';

interface Props {
  label: string;
  name?: string;
  /** `2025-05-20`, or empty. */
  value: string;
  onChange: (iso: string) => void;
  hint?: string | undefined;
  invalid?: boolean | undefined;
  /** Autofill: `bday` for a birth date. */
  autoComplete?: 'bday' | undefined;
}

/** A native date field, which comes with a calendar, keyboard support and the local date format. */
export const DateField = (props: Props) => <InputField type="date" {...props} />;
