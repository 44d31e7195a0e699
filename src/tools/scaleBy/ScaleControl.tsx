import { OFFERED_SCALES } from '@gramwise/engine/recipes/servings.ts';
import { SegmentedControl } from '#ui/segments/SegmentedControl.tsx';

interface Props {
  label: string;
  /** Any multiple; one that is not among the options leaves all unselected. */
  value: number;
  onChange: (scale: number) => void;
}

const OPTIONS = OFFERED_SCALES.map((id) => ({ id: id as number, name: id === 0.5 ? '×1/2' : `×${id}` }));

/** Multiples, for a recipe that does not state its servings. */
export const ScaleControl = ({ label, value, onChange }: Props) => (
  <SegmentedControl label={label} value={value} options={OPTIONS} onChange={onChange} />
);
