import type { CategoryId } from '@gramwise/engine/foods/foods.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import buttons from '#ui/button/button.module.css';
import field from '#ui/field/Field.module.css';
import { Field } from '#ui/field/Field.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './ChartFilter.module.css';
import { CHART_SORTS } from './sortChart.ts';

const UNITS: Readonly<Record<(typeof CHART_SORTS)[number], string>> = { energy: 'kcal', protein: 'g' };

interface Props {
  messages: Catalog['foods'];
  categories: readonly CategoryId[];
  /** How many foods the chart has. */
  total: number;
}

/** The fields that filter and sort the chart; `filterChart.ts` makes them work, and CSS hides them if scripts are off. */
export function ChartFilter({ messages, categories, total }: Props) {
  const { filter, found, print } = messages.chart;
  return (
    <form role="search" aria-label={filter.name} className={styles.filter} data-chart-filter data-noprint>
      <Field label={filter.find} className={styles.field}>
        {(wiring) => (
          <input
            {...wiring}
            type="search"
            name="q"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            className={field.control}
          />
        )}
      </Field>
      <Field label={filter.category} className={styles.field}>
        {(wiring) => (
          <select {...wiring} name="category" className={`${field.control} ${field.select}`}>
            <option value="">{filter.all}</option>
            {categories.map((category) => (
              <option key={category} value={category}>
                {messages.categories[category]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={filter.sort} className={styles.field}>
        {(wiring) => (
          <select {...wiring} name="sort" className={`${field.control} ${field.select}`}>
            <option value="">{filter.category}</option>
            {CHART_SORTS.map((sort) => (
              <option key={sort} value={sort} data-unit={UNITS[sort]}>
                {filter.sorts[sort]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="button" className={buttons.secondary} data-print>
        <Icon name="print" size={18} />
        {print}
      </button>
      <p
        role="status"
        className={styles.count}
        data-one={found.one}
        data-other={found.other}
        data-none={found.none}
      >
        {fill(found.other, { n: total })}
      </p>
    </form>
  );
}
