import { OFFERED_SCALES } from '@gramwise/engine/recipes/servings.ts';
import { SegmentedControl } from '#ui/segments/SegmentedControl.tsx';

interface Props {
  label: string;
  /** Any multiple; one that is not offered leaves all unchosen. */
  value: number;
  onChange: (scale: number) => void;
}

const OPTIONS = OFFERED_SCALES.map((id) => ({ id: id as number, name: id === 0.5 ? '×1/2' : `×${id}` }));

/** The multiples of a recipe that does not say how many it serves. */
export const ScaleControl = ({ label, value, onChange }: Props) => (
  <SegmentedControl label={label} value={value} options={OPTIONS} onChange={onChange} />
);
