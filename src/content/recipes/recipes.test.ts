import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deriveAllergens } from '#domain/recipes/allergens.ts';
import { isGlutenFree, isVegan, isVegetarian } from '#domain/recipes/diet.ts';
import { ingredientParts } from '#domain/recipes/ingredientParts.ts';
import { ALLERGENS, COLLECTIONS, DIETARY_TAGS, type Recipe } from '#domain/recipes/recipe.ts';

const FILES = import.meta.glob<Recipe>('./*/*.ts', { eager: true, import: 'default' });
const RECIPES = Object.entries(FILES).filter(([path]) => !path.endsWith('.test.ts'));

const IMAGE_HOSTS = ['images.unsplash.com', 'commons.wikimedia.org', 'upload.wikimedia.org'];

const DURATION = /^(?:[1-9]\d* days?(?: [1-9]\d* h)?|[1-9]\d* h(?: [1-9]\d* min)?|[1-9]\d* min|0 min)$/; // 0: nothing is cooked
const DURATION_RANGE = /^[1-9]\d*–[1-9]\d* (?:days|h|min)$/;
const DURATION_FIELDS = ['time', 'preparationTime', 'cookingTime', 'timeToMake', 'prepTime', 'cookTime'];

const POULTRY = /\b(?:chicken|turkey|duck|goose)\b(?!.*\b(?:stock|broth|bouillon|fat)\b)/;

/** Everything that is eaten, including a mocktail's garnish. */
function foodLines(recipe: Recipe): string[] {
  return 'garnish' in recipe ? [...recipe.ingredients, ...recipe.garnish] : [...recipe.ingredients];
}

describe.each(RECIPES)('%s', (path, recipe) => {
  it('has the id of its file and the collection of its folder', () => {
    const [, folder, file] = path.split('/');
    expect([recipe.collection, `${recipe.id}.ts`]).toEqual([folder, file]);
    expect(recipe.id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  it('has a picture at a known host, and a description of it', () => {
    const address = new URL(recipe.image);
    expect(address.protocol).toBe('https:');
    expect(IMAGE_HOSTS).toContain(address.hostname);
    expect(recipe.imageAlt).not.toBe('');
  });

  it('has durations that follow the grammar', () => {
    const fields: Record<string, unknown> = { ...recipe };
    for (const field of DURATION_FIELDS) if (field in fields) expect(fields[field], field).toMatch(DURATION);
    if (!('fermentationTime' in recipe)) return;
    expect(DURATION.test(recipe.fermentationTime) || DURATION_RANGE.test(recipe.fermentationTime)).toBe(true);
  });

  it('has servings and nutrition that follow the grammar', () => {
    if ('servings' in recipe) expect(recipe.servings).toMatch(/^[1-9]\d*(?: servings?)?$/);
    if (!('nutritionInfo' in recipe)) return;
    const { calories, ...grams } = recipe.nutritionInfo;
    expect(calories).toMatch(/^\d+ kcal$/);
    for (const [nutrient, amount] of Object.entries(grams)) expect(amount, nutrient).toMatch(/^\d+ g$/);
  });

  it('has at least five instructions and no empty lines', () => {
    expect(recipe.instructions.length).toBeGreaterThanOrEqual(5);
    for (const line of [...recipe.ingredients, ...recipe.instructions]) expect(line).toBe(line.trim());
    expect([...recipe.ingredients, ...recipe.instructions]).not.toContain('');
  });

  it('lists the allergens that its ingredients name', () => {
    const listed = new Set(recipe.allergens);
    expect(listed.size).toBe(recipe.allergens.length);
    expect(ALLERGENS.filter((allergen) => listed.has(allergen))).toEqual(deriveAllergens(foodLines(recipe)));
  });

  it('claims no diet that its ingredients contradict', () => {
    const lines = foodLines(recipe);
    const possible = {
      Vegetarian: isVegetarian(lines),
      Vegan: isVegan(lines),
      'Gluten-Free': isGlutenFree(lines),
      'Low-Carb': true, // cannot be derived from names
    };
    expect(recipe.dietaryTags.filter((tag) => !possible[tag])).toEqual([]);
    expect(DIETARY_TAGS.filter((tag) => recipe.dietaryTags.includes(tag))).toHaveLength(
      recipe.dietaryTags.length,
    );
    if (recipe.dietaryTags.includes('Vegan')) expect(recipe.dietaryTags).toContain('Vegetarian');
  });

  it('gives the safe temperature where it cooks poultry', () => {
    if (!ingredientParts(recipe.ingredients).some((part) => POULTRY.test(part))) return;
    expect(recipe.instructions.join(' ')).toContain('74 °C (165 °F)');
  });
});

describe('the library', () => {
  it.each(COLLECTIONS)('has recipes of %s', (collection) => {
    expect(RECIPES.map(([, recipe]) => recipe.collection)).toContain(collection);
  });

  it('has a drawing of every recipe, and no other', () => {
    const drawn = Object.keys(import.meta.glob('./illustrations/*.svg')).map((file) =>
      basename(file, '.svg'),
    );
    expect(drawn.sort()).toEqual(RECIPES.map(([, recipe]) => recipe.id).sort());
  });

  it.each(['id', 'title', 'image'] as const)('has no duplicate %s', (field) => {
    const values = RECIPES.map(([, recipe]) => recipe[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });
});
