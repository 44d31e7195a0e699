import { CHARTS, findChart } from '@gramwise/engine/calculators/officialCharts.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { useLanguage } from '#ui/language/language.ts';
import styles from './CookingTime.module.css';
import { formatChartRow } from './chartText.ts';
import type { CookingEstimate } from './cookingTimeForm.ts';

/** Published times for the same dish, where the rule falls short of them or weight alone says little. */
export function Chart({
  messages,
  estimate,
}: {
  messages: Catalog['cookingTime'];
  estimate: CookingEstimate;
}) {
  const language = useLanguage();
  if (estimate.method === 'slow-cook') return <p>{messages.slowCooker}</p>;
  if (estimate.protein === 'fish') return <p>{messages.thickness}</p>;
  const chart = findChart(estimate.protein, estimate.method);
  if (!chart) return null;
  return (
    <div className={styles.chart}>
      <p>{messages.chart.leads[chart]}</p>
      <ul>
        {CHARTS[chart]
          .map((row) => formatChartRow(language, messages, row, estimate))
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
