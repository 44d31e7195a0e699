import { SegmentedControl } from '#ui/segments/SegmentedControl.tsx';
import type { MeasureMessages } from './messages.ts';
import { REFERENCE_PLACES, type ReferencePlace } from './setup.ts';

interface Props {
  messages: Pick<MeasureMessages['height'], 'place' | 'places'>;
  value: ReferencePlace;
  onChange: (place: ReferencePlace) => void;
}

/** Where the reference lies: a pan whose rim is higher looks larger. */
export const PlaceField = ({ messages, value, onChange }: Props) => (
  <SegmentedControl
    label={messages.place}
    value={value}
    options={REFERENCE_PLACES.map((id) => ({ id, name: messages.places[id] }))}
    onChange={onChange}
  />
);
