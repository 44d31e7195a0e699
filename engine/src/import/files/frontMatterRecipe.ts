import type { RecipeLanguage } from '../../language/languagePack.ts';
import {
  fieldKey,
  frontMatterLists,
  parseFrontMatter,
  timesOf,
  yieldOf,
} from '../../text/recipe/parseFrontMatter.ts';
import { stripMarkdown } from '../../text/recipe/stripMarkdown.ts';
import { linesOf } from './fields.ts';
import type { StoredRecipe } from './storedRecipe.ts';

const STEP_KEYS = ['directions', 'instructions', 'steps', 'method'] as const;

/** The keys of an ingredient that is written as fields, in the order in which a line says them. */
const ITEM_KEYS = [
  ['qty', 'quantity', 'amount'],
  ['unit', 'units'],
  ['item', 'name', 'ingredient', 'food'],
  ['prep', 'preparation', 'note', 'notes'],
] as const;
const KEY_OF_ITEM = new RegExp(`(?:^|\\s)(${ITEM_KEYS.flat().join('|')}):\\s+`, 'i');

/** `item: flour qty: 2 unit: cups prep: sifted` as `2 cups flour, sifted`; any other line as it is. */
function itemLine(line: string): string {
  const [before = '', ...pairs] = line.split(KEY_OF_ITEM);
  if (before !== '' || pairs.length < 2) return line;
  const fields = new Map(
    pairs.flatMap((key, at) =>
      at % 2 === 0 ? [[key.toLowerCase(), (pairs[at + 1] ?? '').trim()] as const] : [],
    ),
  );
  const [amount, unit, name, remark] = ITEM_KEYS.map((keys) =>
    keys.map((key) => fields.get(key)).find(Boolean),
  );
  return name ? [[amount, unit, name].filter(Boolean).join(' '), remark].filter(Boolean).join(', ') : line;
}

const bare = (lines: readonly string[]) => lines.flatMap((line) => linesOf(stripMarkdown(line).text));

/**
 * A page of a static site whose front matter lists ingredients, and perhaps steps, as themes of Jekyll for recipes have
 * it; else the steps are its text. Null for any other text.
 */
export function frontMatterRecipe(text: string, languages: readonly RecipeLanguage[]): StoredRecipe | null {
  const lists = frontMatterLists(text);
  const listOf = (part: 'ingredients' | 'steps', keys: readonly string[]) =>
    [...new Set([...keys, ...languages.flatMap(({ recipe }) => recipe.sections[part])])].flatMap(
      (key) => lists.get(fieldKey(key)) ?? [],
    );
  const ingredients = bare(listOf('ingredients', ['ingredients']).map(itemLine));
  if (ingredients.length === 0) return null;
  const { fields } = parseFrontMatter(text);
  const steps = listOf('steps', STEP_KEYS);
  const body = linesOf(stripMarkdown(text).text);
  return {
    name: fields.get('title') ?? fields.get('name') ?? '',
    yields: yieldOf(fields, languages),
    times: timesOf(fields, languages),
    ingredients,
    steps: steps.length > 0 ? bare(steps) : body,
    notes: steps.length > 0 ? body : [],
  };
}
