import type { Point } from '@gramwise/engine/photo/point.ts';
import { fill } from '#catalogs/template.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './AnnotatedImage.module.css';
import type { MeasureMessages } from './messages.ts';

interface Props {
  messages: MeasureMessages['picture'];
  /** The name of the point that the arrow buttons move. */
  point: string;
  onNudge: (by: Point) => void;
  onZoom: (factor: number) => void;
}

const WAYS = [
  { name: 'left', by: { x: -1, y: 0 } },
  { name: 'up', by: { x: 0, y: -1 } },
  { name: 'down', by: { x: 0, y: 1 } },
  { name: 'right', by: { x: 1, y: 0 } },
] as const;

/** The zoom factor of one press. */
const ZOOM_FACTOR = 1.6;

/** Buttons for what touch and keys do too: zoom, and move the active point by a pixel. */
export function PictureTools({ messages, point, onNudge, onZoom }: Props) {
  return (
    <div className={styles.tools}>
      <div>
        {(['smaller', 'larger'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={buttons.icon}
            aria-label={messages[name]}
            onClick={() => onZoom(name === 'larger' ? ZOOM_FACTOR : 1 / ZOOM_FACTOR)}
          >
            <Icon name={name === 'larger' ? 'plus' : 'minus'} />
          </button>
        ))}
      </div>
      <fieldset aria-label={fill(messages.move, { point })}>
        <span className={styles.point} aria-hidden="true">
          {point}
        </span>
        {WAYS.map(({ name, by }) => (
          <button
            key={name}
            type="button"
            className={`${buttons.icon} ${styles.way}`}
            data-way={name}
            aria-label={messages[name]}
            onClick={() => onNudge(by)}
          >
            <Icon name="right" />
          </button>
        ))}
      </fieldset>
    </div>
  );
}
