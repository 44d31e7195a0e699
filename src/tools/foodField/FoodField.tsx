import type { MeasuredList } from '@gramwise/engine/foods/listedFood.ts';
import { findFoods } from '@gramwise/engine/foods/match/findFoods.ts';
import { memo, useCallback, useMemo } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import buttons from '#ui/button/button.module.css';
import { Combobox } from '#ui/combobox/Combobox.tsx';
import type { ComboboxGroup } from '#ui/combobox/options.ts';
import { SelectField } from '#ui/field/SelectField.tsx';
import styles from './FoodField.module.css';
import { searchableEntries } from './foodOptions.ts';
import type { FoodsState } from './useFoods.ts';

interface Props {
  messages: Catalog['foodField'];
  /** The foods of the specification, in its order. */
  first: MeasuredList;
  foods: FoodsState;
  ingredient: string;
  name: string;
  onChoose: (food: { ingredient: string; as: string }) => void;
  className?: string | undefined;
}

/** Separates a food's id from its way of filling in an option's id. */
const SEPARATOR = '/';

/**
 * The choice among all foods: the usual ones first, the others below, found by any of their names. Memoized, because
 * typing an amount must not render it again. Without script it is a select of the first ones.
 */
export const FoodField = memo(function FoodField({
  messages,
  first,
  foods,
  ingredient,
  name,
  onChoose,
  className,
}: Props) {
  const { list } = foods;
  const entries = useMemo(
    () => searchableEntries(list).map((entry) => ({ ...entry, id: entry.food + SEPARATOR + entry.as })),
    [list],
  );

  const optionsFor = useCallback(
    (typed: string | null): readonly ComboboxGroup[] => {
      if (typed?.trim()) {
        const found = findFoods(entries, typed);
        return found.length > 0 ? [{ label: messages.matches, options: found }] : [];
      }
      const usual = first.map(({ id, name }) => ({ id: id + SEPARATOR, name }));
      const others = list
        .filter(({ id }) => !first.some((usual) => usual.id === id))
        .map(({ id, name }) => ({ id: id + SEPARATOR, name }));
      return [
        { label: messages.most, options: usual },
        ...(others.length > 0 ? [{ label: messages.others, options: others }] : []),
      ];
    },
    [entries, first, list, messages],
  );

  return (
    <div className={className}>
      <Combobox
        className={styles.combobox}
        label={messages.label}
        listLabel={messages.suggestions}
        name="ingredient"
        text={name}
        value={ingredient + SEPARATOR}
        optionsFor={optionsFor}
        onIntent={foods.loadAll}
        onChoose={(id) => {
          const [food = '', as = ''] = id.split(SEPARATOR);
          onChoose({ ingredient: food, as });
        }}
        status={<Status messages={messages} foods={foods} />}
        emptyText={foods.complete ? messages.nothing : undefined}
        countText={(n) =>
          n === 0 ? messages.nothing : fill(n === 1 ? messages.found.one : messages.found.other, { n })
        }
      />
      <noscript>
        <SelectField
          label={messages.label}
          name="ingredient"
          value={ingredient}
          options={first.map(({ id, name }) => ({ id, name }))}
          onChange={() => {}}
        />
      </noscript>
    </div>
  );
});

/** The status of the other foods: loading or failed. */
function Status({ messages, foods }: Pick<Props, 'messages' | 'foods'>) {
  if (foods.complete) return null;
  if (!foods.failed) return messages.loading;
  return (
    <>
      {messages.failed}{' '}
      <button
        type="button"
        className={buttons.quiet}
        onMouseDown={(event) => event.preventDefault()}
        onClick={foods.retry}
      >
        {messages.retry}
      </button>
    </>
  );
}
