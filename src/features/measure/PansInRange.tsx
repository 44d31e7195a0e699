import { fill } from '#catalogs/template.ts';
import styles from './MeasuredSize.module.css';
import type { SizeInPicture } from './measured.ts';
import type { MeasureMessages } from './messages.ts';

interface Props {
  messages: Pick<MeasureMessages, 'result' | 'pans'>;
  size: SizeInPicture;
}

/** Every usual pan within the range, closest first; else the closest one, if one is near. */
export function PansInRange({ messages, size }: Props) {
  const { result, pans } = messages;
  if (size.pans.length > 1) {
    return (
      <div>
        <p>{result.pans}</p>
        <ul className={styles.pans}>
          {size.pans.map((id) => (
            <li key={id}>{pans[id]}</li>
          ))}
        </ul>
      </div>
    );
  }
  const [id] = size.pans;
  if (id) return <p>{fill(result.onlyPan, { pan: pans[id] ?? '' })}</p>;
  return size.pan && <p>{fill(result.pan, { pan: pans[size.pan] ?? '' })}</p>;
}
