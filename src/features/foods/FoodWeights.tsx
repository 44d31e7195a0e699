import { isFood } from '@gramwise/engine/foods/figures.ts';
import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { formatGrams } from '#format/weights.ts';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './FoodWeights.module.css';
import { formatPieceGrams } from './formatPieceGrams.ts';
import { formatPieceName } from './formatPieceName.ts';
import { leadsByPiece } from './leadMeasure.ts';
import { comparedMeasure, comparedShare } from './leadWeights.ts';
import { listWays } from './listWays.ts';
import type { FoodMessages } from './messages.ts';
import { usualPieces } from './usualPieces.ts';

interface Shown {
  messages: FoodMessages;
  /** Whether all are compared by one measure, also those of which cooks count pieces. */
  compared?: boolean;
}

interface Props extends Shown {
  foods: readonly { id: AnyFoodId; name: string }[];
}

/** Foods, each with the weight that its own page leads with: of a cup, of 100 ml where cooks weigh, or of a piece. */
export function FoodWeights({ foods, ...shown }: Props) {
  return (
    <ul className={`${layout.plain} ${styles.list}`}>
      {foods.map(({ id, name }) => (
        <li key={id}>
          <LocalLink to={{ page: 'ingredient', part: id }}>{name}</LocalLink>
          <FirstWeight food={id} {...shown} />
        </li>
      ))}
    </ul>
  );
}

function FirstWeight({ food, messages, compared = false }: Shown & { food: AnyFoodId }) {
  const language = useLanguage();
  const [way] = listWays(food, { language, fills: messages.fills });
  const measure = messages.foods.page.figures[comparedMeasure(language)];
  if (way && isFood(food) && (compared || !leadsByPiece(language, food)))
    return (
      <span>
        <b>{formatGrams(language, way.grams * comparedShare(language))}</b>{' '}
        <small>{[measure, way.label].filter(Boolean).join(', ')}</small>
      </span>
    );
  const [piece] = usualPieces(language, food);
  return (
    piece && (
      <span>
        <b>{formatPieceGrams(language, piece)}</b> <small>{formatPieceName(messages, piece)}</small>
      </span>
    )
  );
}
