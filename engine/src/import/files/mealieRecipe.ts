import { partHeading } from '../../text/recipe/recipeParts.ts';
import { stripMarkdown } from '../../text/recipe/stripMarkdown.ts';
import { amountText, ingredientText } from './amountText.ts';
import { type Fields, fieldsOf, linesOf, listOf, textOf, timeOf } from './fields.ts';
import type { StoredRecipe } from './storedRecipe.ts';

/** A field by its name today, or as older versions wrote it: `recipeYield`, `recipe_yield`. */
const fieldOf = (recipe: Fields, name: string) =>
  recipe[name] ?? recipe[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];

function nameOf(value: unknown, isPlural: boolean): string {
  const fields = fieldsOf(value);
  return (isPlural && textOf(fieldOf(fields, 'pluralName'))) || textOf(fields['name']) || textOf(value);
}

/** A unit as the program shows it: abbreviated if wanted. */
function unitOf(value: unknown, isPlural: boolean): string {
  const unit = fieldsOf(value);
  return (
    (fieldOf(unit, 'useAbbreviation') === true && textOf(unit['abbreviation'])) || nameOf(value, isPlural)
  );
}

/** Whether the program shows only the note of a line, as it was typed; a quantity of 1 then means none. */
const isNote = (line: Fields, isTyped: boolean) =>
  isTyped || fieldOf(line, 'isFood') === false || fieldOf(line, 'disableAmount') === true;

/** An ingredient as the program shows it. */
function lineOf(line: Fields, isTyped: boolean): string {
  const isMany = Number(line['quantity']) > 1;
  const food = nameOf(line['food'], isMany);
  const unit = unitOf(line['unit'], isMany);
  const note = textOf(line['note']) || (food ? '' : textOf(fieldOf(line, 'originalText')));
  const single = Number(line['quantity']) === 1;
  const amount = amountText(line['quantity']);
  if (isNote(line, isTyped)) return [single ? '' : amount, note || food].filter(Boolean).join(' ');
  // Lines that were not taken apart have a quantity of 1 beside their own.
  const isWhole = single && food === '' && unit === '' && /^\P{L}*[\d¼-¾⅐-⅞]/u.test(note);
  return isWhole ? note : ingredientText({ amount, unit: amount && unit, food, note });
}

/** The program shows fractions as `¹/₂`. */
const plainDigits = (text: string) => text.replace(/[⁰¹²³⁴-⁹₀-₉]/g, (digit) => digit.normalize('NFKC'));

function linesWithTitles(value: unknown, linesIn: (fields: Fields) => readonly string[]): string[] {
  return listOf(value).flatMap((entry) => {
    const title = textOf(fieldsOf(entry)['title']);
    const lines = typeof entry === 'string' ? linesOf(entry) : linesIn(fieldsOf(entry));
    return [...(title ? [partHeading(title)] : []), ...lines];
  });
}

const markdownLines = (value: unknown) => linesOf(stripMarkdown(textOf(value)).text);

export const isMealie = (recipe: Fields) =>
  listOf(fieldOf(recipe, 'recipeIngredient')).some((line) => {
    const fields = fieldsOf(line);
    return 'note' in fields || 'food' in fields;
  });

/**
 * A recipe of Mealie, as its zip and its backups hold it (docs.mealie.io/documentation/getting-started/features; fields
 * as in its schemas RecipeIngredient and RecipeStep): ingredients of quantity, unit, food and note, steps of a text in
 * Markdown, both with an optional title of a part.
 */
export function mealieRecipe(recipe: Fields): StoredRecipe {
  const isTyped = fieldOf(fieldsOf(recipe['settings']), 'disableAmount') === true;
  const servings = textOf(fieldOf(recipe, 'recipeServings'));
  return {
    name: textOf(recipe['name']),
    yields: textOf(fieldOf(recipe, 'recipeYield')) || (Number(servings) > 0 ? servings : ''),
    times: {
      prep: timeOf(fieldOf(recipe, 'prepTime')),
      cook: timeOf(fieldOf(recipe, 'performTime')) || timeOf(fieldOf(recipe, 'cookTime')),
      total: timeOf(fieldOf(recipe, 'totalTime')),
    },
    ingredients: linesWithTitles(fieldOf(recipe, 'recipeIngredient'), (line) =>
      linesOf(lineOf(line, isTyped) || plainDigits(textOf(line['display']))),
    ),
    steps: linesWithTitles(fieldOf(recipe, 'recipeInstructions'), ({ text }) => markdownLines(text)),
    notes: linesWithTitles(recipe['notes'], ({ text }) => markdownLines(text)),
  };
}
