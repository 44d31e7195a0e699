import type { AnyFoodId } from './foods.ts';

/**
 * Dry seeds of Phaseolus vulgaris, which make people ill raw or half cooked (phytohaemagglutinin). Kidney beans hold
 * the most, white ones a third of it. Source: US Food and Drug Administration, Bad Bug Book, 2nd edition, 2012.
 */
export const RAW_BEANS: ReadonlySet<string> = new Set<AnyFoodId>([
  'black-beans-dry',
  'kidney-beans-dry',
  'pinto-beans-dry',
  'navy-beans-dry',
  'white-beans-dry',
  'great-northern-beans-dry',
  'borlotti-beans-dry',
  'mayocoba-beans-dry',
  'dried-beans',
]);
