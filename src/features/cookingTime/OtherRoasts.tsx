import { OTHER_ROASTS } from '@gramwise/engine/calculators/officialCharts.ts';
import { safeTemperature } from '@gramwise/engine/calculators/safeTemperatures.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import { useLanguage } from '#ui/language/language.ts';
import styles from './CookingTime.module.css';
import { formatChartRow } from './chartText.ts';
import type { WeightUnit } from './cookingTimeForm.ts';

interface Props {
  messages: Catalog['cookingTime'];
  unit: WeightUnit;
}

/** Published times for roasts that the rule does not cover, in the unit chosen, with the safe temperature of each. */
export function OtherRoasts({ messages, unit }: Props) {
  const language = useLanguage();
  const { others } = messages;
  return (
    <div className={styles.safe}>
      <h3>{others.title}</h3>
      <div className={styles.chart}>
        <ul>
          {OTHER_ROASTS.map((row) => {
            const { cut, conditions, time } = formatChartRow(language, messages, row, { pounds: 0, unit });
            return (
              <li key={row.cut}>
                <p>
                  <strong>{cut}</strong> <span>{time}</span>
                </p>
                <p>
                  <small>{conditions}</small> <small>{fill(others.inside, safeTemperature(row.safe))}</small>
                </p>
              </li>
            );
          })}
        </ul>
      </div>
      <p>
        {others.source} {others.rest}
      </p>
    </div>
  );
}
