import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { shownGrams } from '@gramwise/engine/rounding/metric.ts';
import { formatNumber } from '#format/format.ts';
import { InKitchens } from '#tools/inKitchens/InKitchens.tsx';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './Figures.module.css';
import { formatPieceName } from './formatPieceName.ts';
import type { FoodMessages } from './messages.ts';
import { usualPieces } from './usualPieces.ts';

/** More figures in large type than these would not be read. */
const MAX_FIGURES = 4;

interface Props {
  food: AnyFoodId;
  messages: FoodMessages;
}

/** The weights of the nearest pieces in large numbers, the usual one first. */
export function PieceFigures({ food, messages }: Props) {
  const language = useLanguage();
  return (
    <InKitchens of={(kitchen) => usualPieces(language, food, kitchen).slice(0, MAX_FIGURES)}>
      {(pieces) => (
        <ul className={`${layout.plain} ${styles.pieces}`}>
          {pieces.map((piece) => (
            <li key={`${piece.id} ${piece.market}`} className={styles.weight}>
              <p className={styles.number}>
                {formatNumber(language, shownGrams(piece.grams), 0, 1)}
                <span className={styles.unit}> g</span>
              </p>
              <p className={styles.fill}>{formatPieceName(messages, piece)}</p>
            </li>
          ))}
        </ul>
      )}
    </InKitchens>
  );
}
