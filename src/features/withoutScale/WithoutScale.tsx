import type { MeasuredFood, MeasuredList } from '@gramwise/engine/foods/listedFood.ts';
import { roundToKitchenFraction } from '@gramwise/engine/rounding/counts.ts';
import { vesselsOf } from '@gramwise/engine/vessels/countedVessels.ts';
import { useCallback, useEffect } from 'react';
import { useKitchen } from '#browser/useKitchen.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import { FoodField } from '#tools/foodField/FoodField.tsx';
import { useFoods } from '#tools/foodField/useFoods.ts';
import { nameWithFill } from '#tools/foodField/way.ts';
import live from '#tools/live/LiveTool.module.css';
import { LiveTool } from '#tools/live/LiveTool.tsx';
import { useKitchenFields } from '#tools/live/useKitchenFields.ts';
import { bindFields } from '#ui/field/bindFields.ts';
import { SelectField } from '#ui/field/SelectField.tsx';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { countVessels, densityOf, scaleConfig, vesselIn } from './scaleForm.ts';
import { scaleResult } from './scaleResult.tsx';
import { sizeText } from './scaleText.ts';

interface Props {
  messages: Pick<Catalog, 'withoutScale' | 'tool' | 'foodField'>;
  /** The foods on the page; the others load when somebody looks for one. */
  foods: MeasuredList;
}

/** How many glasses, pots or spoons hold an amount of a food. */
export function WithoutScale({ messages: { withoutScale: messages, tool, foodField }, foods: first }: Props) {
  const language = useLanguage();
  const { decimal } = LANGUAGES[language];
  const [{ country }] = useKitchen(language);
  const [fields, change] = useKitchenFields(scaleConfig);
  const foods = useFoods(first);
  const found = foods.find(fields.ingredient);
  const { complete, loadAll } = foods;
  useEffect(() => {
    // Only a URL can name a food that is not on the page, or none.
    if (!found && complete) change({ ingredient: 'flour', as: '' });
    else if (!found) loadAll();
  }, [found, complete, loadAll, change]);
  const onChoose = useCallback((food: { ingredient: string; as: string }) => change(food), [change]);
  const food = found?.food ?? (first[0] as MeasuredFood);
  const as = fields.as || found?.as || '';
  const vessel = vesselIn(country, fields.with);
  const answer = found && countVessels(fields, { density: densityOf(food, as), vessel }, decimal);
  const field = bindFields(fields, change);
  return (
    <LiveTool
      messages={tool}
      note={messages.note}
      empty={found ? messages.empty : tool.loading}
      error={answer && !answer.ok ? messages.errors[answer.code] : undefined}
      fields={
        <>
          <FoodField
            className={live.wide}
            messages={foodField}
            first={first}
            foods={foods}
            ingredient={found?.food.id ?? fields.ingredient}
            name={nameWithFill(food, as)}
            onChoose={onChoose}
          />
          <div className={live.pair}>
            <AmbiguousAmountField label={messages.amount} {...field('amount')} />
            <AmbiguousAmountField label={messages.holds} {...field('holds')} />
          </div>
          <SelectField
            className={live.wide}
            label={messages.with}
            value={vessel.id}
            options={vesselsOf(country).map((choice) => ({
              id: choice.id,
              name: `${messages.vessels[choice.id].one} (${sizeText(language, choice)})`,
            }))}
            // The size of one's own glass is no other vessel's.
            onChange={(id) => change({ with: id, holds: '' })}
          />
        </>
      }
      result={
        answer?.ok
          ? scaleResult(language, messages, {
              answer: { ...answer.value, shown: roundToKitchenFraction(answer.value.count) },
              name: nameWithFill(food, as),
              amount: fields.amount.trim(),
              others: { country, density: densityOf(food, as), decimal },
            })
          : null
      }
    />
  );
}

export const WithoutScaleIsland = island(WithoutScale);
