import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { InKitchens } from '#tools/inKitchens/InKitchens.tsx';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import { formatPieceSentence } from './formatPieceSentence.ts';
import type { FoodMessages } from './messages.ts';
import { PieceFigures } from './PieceFigures.tsx';
import { usualPieces } from './usualPieces.ts';

interface Props {
  food: AnyFoodId;
  name: string;
  messages: FoodMessages;
}

/** The weight of a piece: in a sentence, and with the nearest other pieces in large numbers. */
export function PieceAnswer({ food, name, messages }: Props) {
  const language = useLanguage();
  return (
    <>
      <InKitchens of={(kitchen) => usualPieces(language, food, kitchen)[0]}>
        {(usual) =>
          usual ? <p className={layout.lead}>{formatPieceSentence(language, name, usual, messages)}</p> : null
        }
      </InKitchens>
      <PieceFigures food={food} messages={messages} />
    </>
  );
}
