import { MARKED_SHAPES } from '@gramwise/engine/photo/markedScene.ts';
import { fill } from '#catalogs/template.ts';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import buttons from '#ui/button/button.module.css';
import { bindFields } from '#ui/field/bindFields.ts';
import { SegmentedControl } from '#ui/segments/SegmentedControl.tsx';
import styles from './Measure.module.css';
import type { MeasureMessages } from './messages.ts';
import { PlaceField } from './PlaceField.tsx';
import { ReferenceField } from './ReferenceField.tsx';
import { EDGE_COUNTS, MAX_RIM_HEIGHT_CM } from './setup.ts';
import type { MeasureState } from './useMeasure.ts';

interface Props {
  messages: MeasureMessages;
  measure: MeasureState;
  heightFails: boolean;
}

/** The settings that a size depends on, and the way to another picture. */
export function SettingFields({ messages, measure, heightFails }: Props) {
  const { marks, setup, change } = measure;
  const { height, picture } = messages;
  const [minimum, , maximum] = EDGE_COUNTS[setup.shape];
  const edges = marks.edge.length;
  const field = bindFields(setup, change);
  return (
    <div className={styles.settings}>
      <SegmentedControl
        label={messages.shape}
        options={MARKED_SHAPES.map((id) => ({ id, name: messages.shapes[id] }))}
        {...field('shape')}
      />
      {minimum < maximum && (
        <div className={styles.links}>
          <button
            type="button"
            className={buttons.quiet}
            disabled={edges >= maximum}
            onClick={() => measure.addEdges(1)}
          >
            {picture.more}
          </button>
          <button
            type="button"
            className={buttons.quiet}
            disabled={edges <= minimum}
            onClick={() => measure.addEdges(-1)}
          >
            {picture.fewer}
          </button>
        </div>
      )}
      <PlaceField messages={height} {...field('place')} />
      {setup.place === 'table' && (
        <AmbiguousAmountField
          label={height.label}
          invalid={heightFails}
          hint={heightFails ? fill(height.invalid, { n: MAX_RIM_HEIGHT_CM }) : height.hint}
          {...field('height')}
        />
      )}
      <ReferenceField messages={messages} {...field('reference')} />
      <button type="button" className={buttons.secondary} onClick={measure.restart}>
        {picture.another}
      </button>
    </div>
  );
}
