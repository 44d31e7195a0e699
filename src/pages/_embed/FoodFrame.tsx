import { type FoodList, isMeasuredFood, isWeighedFood } from '@gramwise/engine/foods/listedFood.ts';
import { useMemo } from 'react';
import { useLazyModule } from '#browser/useLazyModule.ts';
import { useUrlState } from '#browser/useUrlState.ts';
import { Converter } from '#features/converter/Converter.tsx';
import styles from '#layouts/embed/Embed.module.css';
import { FrameTitle, SiteLink } from '#layouts/embed/FrameParts.tsx';
import { localHref } from '#site/paths.ts';
import { findFoodById } from '#tools/foodField/foodOptions.ts';
import { loadFoods } from '#tools/foodList/loadFoods.ts';
import buttons from '#ui/button/button.module.css';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import { FramedFood } from './FramedFood.tsx';
import type { FoodFrameMessages } from './foodFrameMessages.ts';
import { readFramedFood, writeFramedFood } from './framedFood.ts';

interface Props {
  messages: FoodFrameMessages;
}

/** What the food in the URL weighs, in a frame on another site. */
export function FoodFrame({ messages }: Props) {
  const language = useLanguage();
  const [id] = useUrlState({
    initial: '',
    read: readFramedFood,
    write: writeFramedFood,
  });
  const { value: foods, failed, retry } = useLazyModule(() => loadFoods(language), true);
  const usual = useMemo(() => usualFoods(foods ?? []), [foods]);
  const food = foods && findFoodById(foods, id)?.food;
  if (food && isWeighedFood(food)) return <FramedFood food={food} messages={messages} />;
  const { frame, foodField, foods: words } = messages;
  return (
    <>
      <FrameTitle title={frame.food} />
      <noscript>
        <p>
          {frame.noScript}{' '}
          <LocalLink to="ingredients" target="_top">
            {words.chart.title}
          </LocalLink>
        </p>
      </noscript>
      {foods ? (
        <>
          <p>{frame.unknown}</p>
          <Converter foods={usual} messages={messages} />
        </>
      ) : (
        <p role="status" className={styles.loading}>
          {failed ? frame.failed : foodField.loading}{' '}
          {failed && (
            <button type="button" className={buttons.quiet} onClick={retry}>
              {foodField.retry}
            </button>
          )}
        </p>
      )}
      <SiteLink href={localHref(language, 'ingredients')} messages={frame} />
    </>
  );
}

/** The specification's foods, with which the converter starts. */
const usualFoods = (foods: FoodList) =>
  foods.filter(isMeasuredFood).filter(({ density }) => density !== undefined);

export const FoodFrameIsland = island(FoodFrame);
