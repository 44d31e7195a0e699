import { minutesText } from '../../text/recipe/durationText.ts';
import { partHeading } from '../../text/recipe/recipeParts.ts';
import { stripMarkdown } from '../../text/recipe/stripMarkdown.ts';
import { amountText, ingredientText } from './amountText.ts';
import { type Fields, fieldsOf, inOrder, linesOf, listOf, textOf } from './fields.ts';
import type { StoredRecipe } from './storedRecipe.ts';

/** A name, or its plural where the program would show that. */
function nameOf(value: unknown, isPlural: boolean): string {
  const { name, plural_name: plural } = fieldsOf(value);
  return (isPlural && textOf(plural)) || textOf(name);
}

function lineOf(line: Fields): string {
  const note = textOf(line['note']);
  if (line['is_header'] === true) return note && partHeading(note);
  const amount = line['no_amount'] === true ? '' : amountText(line['amount']);
  const isMany = Number(line['amount']) > 1;
  return ingredientText({
    amount,
    unit: amount && nameOf(line['unit'], isMany || line['always_use_plural_unit'] === true),
    food: nameOf(line['food'], line['always_use_plural_food'] === true),
    note,
  });
}

/** The text of a step. Its template `{{ ingredients[0] }}` stands for an ingredient of the step. */
function instructionOf(step: Fields): string[] {
  const lines = inOrder(step['ingredients']).map(lineOf);
  const text = textOf(step['instruction']).replace(
    /\{\{\s{0,9}ingredients\[(\d{1,3})\]\s{0,9}\}\}/g,
    (_, at: string) => lines[Number(at)] ?? '',
  );
  return linesOf(stripMarkdown(text).text);
}

export const isTandoor = ({ steps }: Fields) =>
  listOf(steps).some((step) => 'instruction' in fieldsOf(step) && 'ingredients' in fieldsOf(step));

/**
 * A `recipe.json` of Tandoor: steps with an instruction in Markdown and their own ingredients of amount, unit, food and
 * note (docs.tandoor.dev/features/import_export; fields as in its serializer RecipeExportSerializer).
 */
export function tandoorRecipe(recipe: Fields): StoredRecipe {
  const steps = inOrder(recipe['steps']);
  const isParted = steps.filter(({ name }) => textOf(name) !== '').length > 1;
  const under = (step: Fields, lines: readonly string[]) =>
    isParted && textOf(step['name']) && lines.length > 0
      ? [partHeading(textOf(step['name'])), ...lines]
      : lines;
  return {
    name: textOf(recipe['name']),
    yields: [textOf(recipe['servings']), textOf(recipe['servings_text'])].filter(Boolean).join(' '),
    // Waiting is no cooking: it may be rest in the cold.
    times: { prep: minutesText(Number(recipe['working_time'])) },
    ingredients: steps.flatMap((step) =>
      under(step, inOrder(step['ingredients']).map(lineOf).filter(Boolean)),
    ),
    steps: steps.flatMap((step) => under(step, instructionOf(step))),
    notes: [],
  };
}
