import { globSync } from 'node:fs';
import { resolve } from 'node:path';

/** The part of the bundler's module API used here. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The scripts of pages and of their frame, which run without React. */
export const findPageScripts = () =>
  globSync('src/{layouts,pages}/**/script.ts').map((file) => resolve(file));

/** Everything that modules import, directly or indirectly, with the modules themselves. */
function importedBy(entries: readonly string[], modules: Modules): Set<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(add);
  };
  for (const entry of entries) add(entry);
  return found;
}

/** The scripts of every page, and of the one with the least room in its budget. */
const SMALLEST = ['src/layouts/frame/script.ts', 'src/pages/_ingredients/script.ts'].map((file) =>
  resolve(file),
);

/** A group of what scripts without React import. */
function importedByScripts(name: string, scripts: () => readonly string[]) {
  let imported: Set<string> | null = null;
  return (id: string, modules: Modules): string | null => {
    imported ??= importedBy(scripts(), modules);
    return imported.has(id) ? name : null;
  };
}

const RECIPE = 'src/pages/_recipe/RecipeIsland.tsx';
const READER = 'src/pages/_reader/ReaderIsland.tsx';
const CONVERTER = 'src/features/converter/Converter.tsx';
const COOKING = 'src/pages/_cooking/CookingTabs.tsx';
const SHEET = 'src/features/kitchenSheet/KitchenSheet.tsx';
const FOOD_FRAME = 'src/pages/_embed/FoodFrame.tsx';
const ASKER = 'src/features/ask/asker.ts';
const TYPED = 'src/tools/amount/useMeasureReader.ts';
const TYPED_READER = 'engine/src/text/typed/parseTypedMeasure.ts';

/**
 * A group of what all these islands import, and others do not, so that their pages load no code that only other tools
 * share.
 */
function importedByIslands(name: string, islands: readonly string[], others: readonly string[] = []) {
  const imports = new Map<string, Set<string>>();
  return (id: string, modules: Modules): string | null => {
    const isImported = (island: string) => {
      const known = imports.get(island) ?? importedBy([resolve(island)], modules);
      imports.set(island, known);
      return known.has(id);
    };
    return islands.every(isImported) && !others.some(isImported) ? name : null;
  };
}

/** Choices of foods, and the engine that they need. */
const FOODS =
  /src[\\/](ui[\\/]combobox|tools[\\/]foodField)[\\/]|engine[\\/]src[\\/](kitchens|rounding|units[\\/]specification)[\\/]/;

/** Loaded with a page, not on demand. */
const tags = ['$initial' as const];

/**
 * Small files compress badly, and a browser fetches six at a time over HTTP/1.1: on slow 4G each further round trip
 * costs half a second until the first answer. So React, the code that most tools share with recipe pages, what these
 * share with the recipe reader, food choices and ovens are one file each. A group includes everything its modules
 * import, so the code that scripts without React share comes first, in two files of its own: otherwise content pages
 * would load React (checked in tests/pages). Code that few entries share is left to the bundler, so that no page loads much
 * for another: the minimum share counts are the ones that keep recipe pages free of foods and of what calculators
 * answer with. None of these modules has side effects.
 */
export const CHUNK_GROUPS = [
  { name: importedByScripts('shared', () => SMALLEST), minShareCount: 2, priority: 2 },
  // Numbers, dates and paths, which other pages write
  { name: importedByScripts('formats', findPageScripts), minShareCount: 2, priority: 1 },
  // With Vite's own, which everything that loads later needs.
  {
    name: 'react',
    test: /preload-helper|node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/,
  },
  {
    // Of the pages with the least room in their budget.
    name: importedByIslands('tool', [RECIPE]),
    test: /src[\\/](tools(?![\\/](form|live)[\\/])|ui(?![\\/]answer)|browser|catalogs|format)[\\/]|engine[\\/]src[\\/]((kitchens|quantity|rounding|units)[\\/]|result\.ts)/,
    tags,
    minShareCount: 8,
  },
  // What recipes and the reader of recipes share besides, and few others do; the kitchen sheet has this control, too.
  { name: 'segments', test: /src[\\/]ui[\\/]segments[\\/]/, tags, minShareCount: 2 },
  {
    name: importedByIslands('recipes', [RECIPE, READER], [CONVERTER, COOKING, SHEET]),
    test: /src[\\/](ui|features|format|tools|browser)[\\/]/,
    tags,
    minShareCount: 2,
  },
  { name: 'heat', test: /engine[\\/]src[\\/]temperature[\\/]/, tags, minShareCount: 6 },
  // Apart from the choices of foods, which import it: the reader and formulas need only this.
  { name: 'foodList', test: /src[\\/]tools[\\/]foodList[\\/]/, tags, minShareCount: 4 },
  { name: 'foods', test: FOODS, tags, minShareCount: 4 },
  // Units and answers of the converter, which articles, food pages and embeds hold, too.
  {
    name: importedByIslands('amounts', [CONVERTER], [RECIPE, READER, COOKING, SHEET]),
    test: /src[\\/](catalogs|format|tools)[\\/]/,
    tags,
    minShareCount: 2,
  },
  { name: 'print', test: /src[\\/]ui[\\/]print[\\/]/, tags, minShareCount: 2 },
  // Vessels have a page of their own.
  { name: 'vessels', test: /engine[\\/]src[\\/]vessels[\\/]/, minShareCount: 2 },
  { name: 'duration', test: /src[\\/]format[\\/]duration|engine[\\/]src[\\/]time[\\/]/, minShareCount: 2 },
  // Steps with their timers, which the reader loads with a recipe.
  {
    name: importedByIslands('cook', [RECIPE]),
    test: /src[\\/]features[\\/](cook|timers)[\\/]/,
    minShareCount: 2,
  },
  // What reads a line in words; loaded with the first letter of an amount or a question.
  {
    name: importedByIslands(
      'line',
      [ASKER],
      [CONVERTER, COOKING, SHEET, FOOD_FRAME, READER, TYPED, TYPED_READER],
    ),
    test: /engine[\\/]src[\\/](text|language|foods|ask[\\/](askPieces|phraseRuns|ambiguousNumber))/,
    minShareCount: 2,
  },
];
