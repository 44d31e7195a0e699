import type { SugarStageId } from '@gramwise/engine/calculators/sugarStages.ts';
import styles from './SugarStages.module.css';

/** What a drop of syrup does in cold water, drawn on 56 by 28 units; the caramels by their color. */
const SHAPES: Readonly<Record<SugarStageId, string>> = {
  thread: 'M28 2c-2 5 3 8 0 13s2 7 0 11',
  'soft-ball': 'M12 24c2-9 9-12 16-12s14 3 16 12z',
  'firm-ball': 'M16 24a12 10 0 1124 0z',
  'hard-ball': 'M28 4a10 10 0 100 20 10 10 0 000-20z',
  'soft-crack': 'M8 22c8-16 30-20 40-12',
  'hard-crack': 'M8 18l14-6 4 6 6-10 4 5 12-5',
  'light-caramel': 'M28 3c7 8 10 12 10 16a10 8 0 01-20 0c0-4 3-8 10-16z',
  'medium-caramel': 'M28 3c7 8 10 12 10 16a10 8 0 01-20 0c0-4 3-8 10-16z',
  'dark-caramel': 'M28 3c7 8 10 12 10 16a10 8 0 01-20 0c0-4 3-8 10-16z',
};

/** Decorative: the words beside it say the same. */
export const StageDrawing = ({ stage }: { stage: SugarStageId }) => (
  <svg
    viewBox="0 0 56 28"
    width="56"
    height="28"
    className={styles.drawing}
    data-stage={stage}
    aria-hidden="true"
  >
    <path d={SHAPES[stage]} />
  </svg>
);
