import { SAFE_TEMPERATURES } from '@gramwise/engine/calculators/safeTemperatures.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import styles from './CookingTime.module.css';
import { formatStricterTemperature } from './estimateText.ts';

/** The lowest safe internal temperature of each food, with rest time and source, and who is stricter. */
export function SafeTemperatureTable({ messages: all }: { messages: Catalog['cookingTime'] }) {
  const { table: messages } = all;
  return (
    <div className={styles.safe}>
      <h3 id="safe-temperatures">{messages.title}</h3>
      <table aria-labelledby="safe-temperatures">
        <thead>
          <tr>
            <th scope="col">{messages.food}</th>
            <th scope="col">{messages.temperature}</th>
            <th scope="col">{messages.rest}</th>
          </tr>
        </thead>
        <tbody>
          {SAFE_TEMPERATURES.map(({ id, fahrenheit, celsius, restMinutes }) => (
            <tr key={id}>
              <th scope="row">{messages.foods[id]}</th>
              <td className={styles.degrees}>{fill(messages.degrees, { fahrenheit, celsius })}</td>
              <td>{restMinutes > 0 ? fill(messages.minutes, { n: restMinutes }) : messages.none}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{messages.source}</p>
      <p>{formatStricterTemperature(all)}</p>
    </div>
  );
}
