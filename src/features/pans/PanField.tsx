import type { Catalog } from '#catalogs/catalog.ts';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import { type Option, SelectField } from '#ui/field/SelectField.tsx';
import styles from './Pans.module.css';
import { customShape, type PanChoice } from './swapForm.ts';

interface Props {
  label: string;
  messages: Catalog['pans']['measures'];
  choice: PanChoice;
  options: readonly Option<string>[];
  /** Whether to ask for the depth. */
  deep: boolean;
  onChange: (part: Partial<PanChoice>) => void;
}

/** Pan select; a custom pan adds fields for its measurements. */
export function PanField({ label, messages, choice, options, deep, onChange }: Props) {
  const shape = customShape(choice.pan);
  const sided = shape === 'rectangular' || shape === 'loaf';
  const first = shape === 'round' ? messages.diameter : sided ? messages.length : messages.side;
  const field = (name: string, key: 'first' | 'second' | 'depth') => (
    <AmbiguousAmountField
      label={name}
      value={choice[key]}
      onChange={(text) => onChange({ [key]: text.replaceAll('~', '') })}
    />
  );
  return (
    <div className={styles.choice}>
      <SelectField label={label} value={choice.pan} options={options} onChange={(pan) => onChange({ pan })} />
      {shape && (
        <fieldset className={styles.measures} aria-label={label}>
          {field(first, 'first')}
          {sided && field(messages.width, 'second')}
          {deep && field(messages.depth, 'depth')}
        </fieldset>
      )}
    </div>
  );
}
