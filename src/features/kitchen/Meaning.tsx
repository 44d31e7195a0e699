import { initialSystem } from '@gramwise/engine/kitchens/initialSystem.ts';
import { type Kitchen, teaspoonOf } from '@gramwise/engine/kitchens/kitchen.ts';
import type { KitchenUnitId } from '@gramwise/engine/units/units.ts';
import type { ReactNode } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import { useLanguage } from '#ui/language/language.ts';
import styles from './KitchenSettings.module.css';
import {
  formatInKitchen,
  formatLabelMilliliters,
  formatModerateOven,
  formatUnitCount,
} from './kitchenText.ts';

/** What the choices mean: how much each measure holds, and how recipes from elsewhere convert. */
export function Meaning({ messages, kitchen }: { messages: Catalog['kitchen']; kitchen: Kitchen }) {
  const language = useLanguage();
  const { meaning } = messages;
  const { cup, tablespoon } = kitchen;
  const teaspoon = teaspoonOf(kitchen);
  const size = (unit: KitchenUnitId) =>
    fill(meaning.milliliters, { n: formatLabelMilliliters(language, unit) });
  const row = (name: string, value: ReactNode, more?: string) => (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <span className={styles.value}>{value}</span>
        {more && <span className={styles.more}> {more}</span>}
      </td>
    </tr>
  );
  const small = (name: string, value: string) => (
    <tr className={styles.small}>
      <th scope="row">{name}</th>
      <td>{value}</td>
    </tr>
  );
  return (
    <div className={styles.meaning}>
      <table>
        <caption>{meaning.title}</caption>
        <tbody>
          {row(
            meaning.cup,
            cup ? size(cup) : meaning.noCup,
            cup ? fill(meaning.inTablespoons, { n: formatUnitCount(tablespoon, cup) }) : undefined,
          )}
          {row(
            meaning.tablespoon,
            size(tablespoon),
            fill(meaning.inTeaspoons, { n: formatUnitCount(teaspoon, tablespoon) }),
          )}
          {row(meaning.teaspoon, size(teaspoon))}
          {row(meaning.oven, formatModerateOven(messages.heats, kitchen.oven))}
          {cup !== 'cups' && small(meaning.us, formatInKitchen(language, messages, kitchen, 'cups'))}
          {cup !== 'metric_cup' &&
            small(meaning.metric, formatInKitchen(language, messages, kitchen, 'metric_cup'))}
          {small(meaning.recipes, meaning.views[initialSystem(kitchen)])}
        </tbody>
      </table>
    </div>
  );
}
