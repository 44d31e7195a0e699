import type { MeasuredList } from '@gramwise/engine/foods/listedFood.ts';
import { fill } from '#catalogs/template.ts';
import { ReadingChoice } from '#tools/amount/ReadingChoice.tsx';
import { FoodField } from '#tools/foodField/FoodField.tsx';
import { findWay, nameWithFill } from '#tools/foodField/way.ts';
import { wayName } from '#tools/foodField/wayName.ts';
import buttons from '#ui/button/button.module.css';
import { AmountField } from '#ui/field/AmountField.tsx';
import { SelectField } from '#ui/field/SelectField.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import { ConversionAnswer } from './ConversionAnswer.tsx';
import styles from './Converter.module.css';
import { ConverterActions } from './ConverterActions.tsx';
import type { Conversion } from './conversion.ts';
import type { ConverterMessages } from './messages.ts';
import { Origin } from './Origin.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { formatSentence } from './sentence.ts';
import { UnitField } from './UnitField.tsx';
import { useConverter } from './useConverter.ts';

interface Props {
  messages: ConverterMessages;
  /** The foods of the specification; the others load when they are wanted. */
  foods: MeasuredList;
  /** What the page's URLs leave out, and what it starts with if not that. */
  preset?: Conversion;
  start?: Conversion;
}

/**
 * The converter answers on every change; the button is for visitors who expect one. The answer comes before its unit
 * field so that a phone's keyboard does not cover it.
 */
export function Converter({ messages, foods: first, preset, start }: Props) {
  const language = useLanguage();
  const {
    conversion,
    usualFigure,
    food,
    foods,
    kitchen,
    readings,
    sizes,
    outcome,
    change,
    setAmount,
    chooseFood,
  } = useConverter({ initialFoods: first, preset, start });
  const { converter, fills } = messages;
  const { as, figure } = conversion;
  return (
    <form
      className={`${layout.frame} ${styles.form}`}
      action="#converter"
      onSubmit={(event) => {
        event.preventDefault();
        change({});
      }}
    >
      <div className={`${layout.sheet} ${styles.converter}`}>
        <AmountField
          className={styles.amount}
          label={converter.amount}
          name="amount"
          value={conversion.amount}
          invalid={outcome.kind === 'error'}
          onChange={setAmount}
        />
        <UnitField messages={messages} name="from" value={conversion.from} change={change} />
        <FoodField
          className={styles.ingredient}
          messages={messages.foodField}
          first={first}
          foods={foods}
          ingredient={conversion.ingredient}
          name={food ? nameWithFill(food, as) : ''}
          onChoose={chooseFood}
        />
        {food && food.ways.length > 1 && (
          <SelectField
            className={styles.way}
            label={converter.measuredAs}
            name="as"
            value={findWay(food, as).id}
            options={food.ways.map((way) => ({ id: way.id, name: wayName(way, fills) }))}
            onChange={(id) => change({ as: id === food.ways[0].id ? '' : id, figure: usualFigure })}
          />
        )}
        <ConversionAnswer
          messages={messages}
          food={food}
          kitchen={kitchen}
          conversion={conversion}
          outcome={outcome}
        >
          {readings && (
            <ReadingChoice
              question={fill(converter.readings, { text: conversion.amount.trim() })}
              readings={readings}
              onChoose={setAmount}
            />
          )}
          {sizes.length > 0 && (
            <ReadingChoice
              question={fill(converter.sizes, { text: conversion.amount.trim() })}
              readings={sizes}
              unit={messages.units.milliliters.short}
              onChoose={(amount) => change({ amount })}
            />
          )}
        </ConversionAnswer>
        <div className={styles.target}>
          <UnitField messages={messages} name="to" value={conversion.to} change={change} />
          <button
            type="button"
            className={`${buttons.icon} ${styles.swap}`}
            aria-label={converter.swap}
            onClick={() => change({ from: conversion.to, to: conversion.from })}
          >
            <Icon name="swap" size={22} />
          </button>
          <button type="submit" className={`${buttons.secondary} ${styles.convert}`}>
            {converter.convert}
          </button>
        </div>
        <QuickAmounts label={converter.quick} onChoose={setAmount} />
        {outcome.kind === 'result' && food && (
          <div className={styles.details}>
            <Origin
              messages={converter}
              food={food}
              kitchen={kitchen}
              basis={outcome.weight.basis}
              density={outcome.weight.density}
              as={as}
              figure={figure}
              usualFigure={usualFigure}
              change={change}
            />
            <ConverterActions
              messages={converter}
              sentence={formatSentence(language, messages, food, conversion, outcome)}
            />
          </div>
        )}
      </div>
    </form>
  );
}

export const ConverterIsland = island(Converter);
