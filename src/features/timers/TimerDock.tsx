import type { Catalog } from '#catalogs/catalog.ts';
import { island } from '#ui/island/Island.tsx';
import styles from './TimerList.module.css';
import { TimerList } from './TimerList.tsx';

function Dock({ messages }: { messages: Catalog['timers'] }) {
  return (
    <div className={styles.island}>
      <TimerList messages={messages} />
    </div>
  );
}

/** The timers, an island at the bottom of every page while there are any. */
export const TimerDock = island(Dock);
