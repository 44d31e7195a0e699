import { cupWeight, defaultFill } from '@gramwise/engine/foods/figures.ts';
import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { fill as filled } from '#catalogs/template.ts';
import { formatGrams } from '#format/weights.ts';
import { InKitchens } from '#tools/inKitchens/InKitchens.tsx';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import { CupFigures } from './CupFigures.tsx';
import { figuresOf } from './figuresOf.ts';
import { formatFoodAnswer } from './formatFoodAnswer.ts';
import { leadsByPiece } from './leadMeasure.ts';
import { levelOf } from './levelOf.ts';
import type { FoodMessages } from './messages.ts';
import { PieceFigures } from './PieceFigures.tsx';
import { formatWeight, type WeighedWay } from './weighedWays.ts';

interface Props {
  food: FoodId;
  /** The food with its preposition: `of flour`. */
  of: string;
  name: string;
  ways: readonly WeighedWay[];
  messages: FoodMessages;
}

/** The weight of what cooks measure the food with, or of a piece: in a sentence, and in large numbers. */
export function FoodAnswer({ food, of, name, ways, messages }: Props) {
  const language = useLanguage();
  const { page } = messages.foods;
  const { lowest = 0, highest = 0, isWide } = cupWeight(food, defaultFill(food)) ?? {};
  const [low, high] = [formatGrams(language, lowest), formatGrams(language, highest)];
  // The range is that of one way to fill the cup
  const usual = ways.length > 1 ? ways.find(({ fill }) => fill === defaultFill(food)) : undefined;
  const upTo = usual ? formatWeight(language, { ...usual, grams: highest }, messages) : high;
  return (
    <>
      <InKitchens of={(kitchen) => formatFoodAnswer(language, { food, name, of, ways, kitchen }, messages)}>
        {(answer) => (
          <p className={layout.lead}>
            {answer}
            {isWide && low !== high && ` ${filled(page.differ, { low, high: upTo })}`}
          </p>
        )}
      </InKitchens>
      {leadsByPiece(language, food) ? (
        <PieceFigures food={food} messages={messages} />
      ) : (
        <CupFigures
          ways={ways}
          measures={figuresOf(language, food)}
          leveled={levelOf(food) === 'level'}
          messages={messages}
        />
      )}
    </>
  );
}
