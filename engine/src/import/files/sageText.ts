import { durationText } from '../../text/recipe/durationText.ts';
import { linesOf } from './fields.ts';
import { hasContent, type StoredRecipe } from './storedRecipe.ts';

const HEAD = /^\uFEFF?==== Recipes ====/;

/** Names of the fields, which older versions wrote in another case. A field may hold lines. */
const FIELDS = [
  'title',
  'description',
  'yield',
  'activetime',
  'totaltime',
  'source',
  'url',
  'folder',
  'ingredients',
  'instructions',
  'notes',
  'createdat',
  'updatedat',
  'rating',
  'labels',
  'images',
  'id',
  'userid',
] as const;

const FIELD = new RegExp(String.raw`^(${FIELDS.join('|')}):[^\S\n]?`, 'i');

export const isSageText = (text: string) => HEAD.test(text);

function recipeOf(text: string): StoredRecipe {
  const fields = new Map<string, string>();
  let name = '';
  for (const line of text.split(/\r?\n/)) {
    const [start = '', found] = FIELD.exec(line) ?? [];
    const isNew = found !== undefined && !fields.has(found.toLowerCase());
    if (isNew) name = found.toLowerCase();
    if (name) fields.set(name, `${fields.get(name) ?? ''}${isNew ? line.slice(start.length) : `\n${line}`}`);
  }
  const field = (key: (typeof FIELDS)[number]) =>
    fields
      .get(key)
      ?.trim()
      .replace(/^(?:null|undefined)$/, '') ?? '';
  return {
    name: field('title'),
    yields: field('yield'),
    times: { prep: durationText(field('activetime')), total: durationText(field('totaltime')) },
    ingredients: linesOf(field('ingredients')),
    steps: linesOf(field('instructions')),
    notes: linesOf(field('notes')),
  };
}

/**
 * The recipes of RecipeSage's text file: `==== Recipes ====`, then for each a line `Title: ...` and further fields, as
 * its exporter writes them (github.com/julianpoy/RecipeSage).
 */
export const sageRecipes = (text: string): StoredRecipe[] =>
  text
    .replace(HEAD, '')
    .split(/^(?=title: )/im)
    .map(recipeOf)
    .filter(hasContent);
