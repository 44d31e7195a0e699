import type { Catalog } from '#i18n/catalog.ts';
import { useLanguage } from '#ui/language/language.ts';
import styles from './CookingTime.module.css';
import { CHARTS, chartOf } from './chart.ts';
import { chartLine } from './chartText.ts';
import type { Dish } from './cookingTimeForm.ts';

/** Published times for the same dish, where the rule falls short of them or weight alone says little. */
export function Chart({ messages, dish }: { messages: Catalog['cookingTime']; dish: Dish }) {
  const language = useLanguage();
  if (dish.method === 'slow-cook') return <p>{messages.slowCooker}</p>;
  if (dish.protein === 'fish') return <p>{messages.thickness}</p>;
  const chart = chartOf(dish.protein, dish.method);
  if (!chart) return null;
  return (
    <div className={styles.chart}>
      <p>{messages.chart.leads[chart]}</p>
      <ul>
        {CHARTS[chart]
          .map((row) => chartLine(language, messages, row, dish))
          .map((line) => (
            <li key={line.cut}>
              <p>
                <strong>{line.cut}</strong> <span>{line.time}</span>
              </p>
              <p>
                <small>{line.conditions}</small> {line.yours && <em>{line.yours}</em>}
              </p>
            </li>
          ))}
      </ul>
    </div>
  );
}
