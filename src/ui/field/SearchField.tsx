import { InputField } from './Field.tsx';

const MAX_SEARCH_LENGTH = 100;

interface Props {
  label: string;
  name?: string;
  value: string;
  onChange: (text: string) => void;
  className?: string | undefined;
}

/** A field that filters the list below it as one types. */
export const SearchField = (props: Props) => (
  <InputField type="search" maxLength={MAX_SEARCH_LENGTH} autoComplete="off" {...props} />
);
