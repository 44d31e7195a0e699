import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import type { Value, Values } from '@gramwise/engine/recipes/values.ts';

type Numbered = Readonly<{ where: string; value: Value }>;

const named = (where: string, values: Values = {}): Numbered[] =>
  Object.entries(values).map(([name, value]) => ({ where: `${where} {${name}}`, value }));

/** The values of a recipe's placeholders with their locations: `step 3 {bake}`. Without ingredients' amounts. */
export const valuesOf = (facts: RecipeFacts): Numbered[] => [
  ...named('description', facts.description),
  ...Object.entries(facts.ingredients).flatMap(([key, { values }]) => named(key, values)),
  ...facts.steps.flatMap((values, index) => named(`step ${index + 1}`, values)),
  ...Object.entries(facts.metric?.steps ?? {}).flatMap(([index, values]) =>
    named(`metric step ${Number(index) + 1}`, values),
  ),
  ...(facts.tips ?? []).flatMap((values, index) => named(`tip ${index + 1}`, values)),
  ...named('shelf life', facts.shelfLife),
];
