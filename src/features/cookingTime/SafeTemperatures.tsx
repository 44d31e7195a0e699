import { SAFE_TEMPERATURES } from '#domain/calculators/safeTemperatures.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { fill } from '#i18n/template.ts';
import styles from './CookingTime.module.css';

/** The lowest safe temperature inside each kind of food, with its rest and its source. */
export function SafeTemperatures({ words }: { words: Catalog['cookingTime']['table'] }) {
  return (
    <div className={styles.safe}>
      <h3 id="safe-temperatures">{words.title}</h3>
      <table aria-labelledby="safe-temperatures">
        <thead>
          <tr>
            <th scope="col">{words.food}</th>
            <th scope="col">{words.temperature}</th>
            <th scope="col">{words.rest}</th>
          </tr>
        </thead>
        <tbody>
          {SAFE_TEMPERATURES.map(({ id, fahrenheit, celsius, restMinutes }) => (
            <tr key={id}>
              <th scope="row">{words.foods[id]}</th>
              <td className={styles.degrees}>{fill(words.degrees, { fahrenheit, celsius })}</td>
              <td>{restMinutes > 0 ? fill(words.minutes, { n: restMinutes }) : words.none}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.source}</p>
    </div>
  );
}
