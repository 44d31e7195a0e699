import styles from './Field.module.css';
import { Field } from './Field.tsx';

export interface Option<Id extends string> {
  id: Id;
  name: string;
  group?: string;
}

interface Props<Id extends string> {
  label: string;
  name?: string;
  value: Id;
  options: readonly Option<Id>[];
  onChange: (id: Id) => void;
  className?: string | undefined;
}

/** A native select; options with the same `group` form an `optgroup`. */
export function SelectField<Id extends string>({
  label,
  name,
  value,
  options,
  onChange,
  className,
}: Props<Id>) {
  const groups = [...new Set(options.map((option) => option.group))];
  const list = (group: string | undefined) =>
    options
      .filter((option) => option.group === group)
      .map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ));
  return (
    <Field label={label} className={className}>
      {(wiring) => (
        <select
          {...wiring}
          className={`${styles.control} ${styles.select}`}
          name={name}
          // A browser going back would restore it alone, and replaying it would reset what hangs on it.
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value as Id)}
        >
          {groups.map((group) =>
            group === undefined ? (
              list(group)
            ) : (
              <optgroup key={group} label={group}>
                {list(group)}
              </optgroup>
            ),
          )}
        </select>
      )}
    </Field>
  );
}
