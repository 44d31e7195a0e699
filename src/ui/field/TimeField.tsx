import { InputField } from './Field.tsx';

interface Props {
  label: string;
  name?: string;
  /** `19:00`, or empty. */
  value: string;
  onChange: (time: string) => void;
  hint?: string | undefined;
}

/** A native field for a time of day, which shows hours the way the visitor's device does. */
export const TimeField = (props: Props) => <InputField type="time" {...props} />;
