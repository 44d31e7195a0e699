import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { formatGrams } from '#format/weights.ts';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './FoodWeights.module.css';
import { formatPieceGrams } from './formatPieceGrams.ts';
import { formatPieceName } from './formatPieceName.ts';
import { comparedMeasure, comparedShare } from './leadWeights.ts';
import { listWays } from './listWays.ts';
import type { FoodMessages } from './messages.ts';
import { usualPieces } from './usualPieces.ts';

interface Props {
  foods: readonly { id: AnyFoodId; name: string }[];
  messages: FoodMessages;
}

/** Foods, each with the weight of a cup, of 100 ml where cooks weigh, or of a piece. */
export function FoodWeights({ foods, messages }: Props) {
  return (
    <ul className={`${layout.plain} ${styles.list}`}>
      {foods.map(({ id, name }) => (
        <li key={id}>
          <LocalLink to={{ page: 'ingredient', part: id }}>{name}</LocalLink>
          <FirstWeight food={id} messages={messages} />
        </li>
      ))}
    </ul>
  );
}

function FirstWeight({ food, messages }: { food: AnyFoodId; messages: FoodMessages }) {
  const language = useLanguage();
  const [way] = listWays(food, { language, fills: messages.fills });
  if (way) {
    const measure = messages.foods.page.figures[comparedMeasure(language)];
    return (
      <span>
        <b>{formatGrams(language, way.grams * comparedShare(language))}</b>{' '}
        <small>{way.label ? `${measure}, ${way.label}` : measure}</small>
      </span>
    );
  }
  const [piece] = usualPieces(language, food);
  return (
    piece && (
      <span>
        <b>{formatPieceGrams(language, piece)}</b> <small>{formatPieceName(messages, piece)}</small>
      </span>
    )
  );
}
