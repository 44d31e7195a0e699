import type { LineFood, LineOptions } from '@gramwise/engine/text/convert/lineTarget.ts';
import type { LineChoices } from './lineChoices.ts';
import { applyChoice, type LineContext, type PastedLine } from './shownLine.ts';

/** The weight data of each food in the list of ingredients; null if it is not weighed, or in two different ways. */
function collectListedFoods(
  lines: readonly PastedLine[],
  choices: LineChoices,
  context: LineContext,
): ReadonlyMap<string, LineFood | null> {
  const listed = new Map<string, LineFood | null>();
  for (const { kind, id, source } of lines) {
    if (kind !== 'ingredient') continue;
    const food = context.options.foodOf(source);
    if (!food) continue;
    const choice = choices[id];
    const chosen = choice ? applyChoice(choice, context).foodOf(source) : food;
    const shown = choice?.keep ? null : chosen;
    const before = listed.get(food.id);
    listed.set(food.id, before === undefined || before?.density === shown?.density ? shown : null);
  }
  return listed;
}

/** Creates a finder for the foods in steps, with the weights of the list of ingredients. */
export function createStepFoodFinder(
  lines: readonly PastedLine[],
  choices: LineChoices,
  context: LineContext,
): LineOptions['foodOf'] {
  let listed: ReadonlyMap<string, LineFood | null> | undefined;
  return (line) => {
    const food = context.options.foodOf(line);
    if (!food) return null;
    listed ??= collectListedFoods(lines, choices, context);
    const shown = listed.get(food.id);
    return shown === undefined ? food : shown;
  };
}
