import { REFERENCE_IDS, REFERENCES, type ReferenceId } from '@gramwise/engine/photo/references.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { SelectField } from '#ui/field/SelectField.tsx';
import { useLanguage } from '#ui/language/language.ts';
import type { MeasureMessages } from './messages.ts';

interface Props {
  messages: Pick<MeasureMessages, 'reference' | 'references'>;
  value: ReferenceId;
  onChange: (id: ReferenceId) => void;
}

/** The object beside the pan, with its size. */
export function ReferenceField({ messages, value, onChange }: Props) {
  const language = useLanguage();
  const sizeOf = (id: ReferenceId) => {
    const reference = REFERENCES[id];
    const sides = reference.kind === 'circle' ? [reference.diameter] : [reference.width, reference.height];
    const decimals = sides.every(Number.isInteger) ? 0 : 2;
    return sides.map((side) => formatNumber(language, side, decimals)).join('×');
  };
  return (
    <SelectField
      label={messages.reference}
      value={value}
      options={REFERENCE_IDS.map((id) => ({ id, name: fill(messages.references[id], { size: sizeOf(id) }) }))}
      onChange={onChange}
    />
  );
}
