/** A recipe to keep: the pasted text and its settings. */
export interface NewRecipe {
  title: string;
  text: string;
  /** The settings as a query (`writeSettings`). */
  settings: string;
  /** When it was last kept, as an ISO instant. */
  kept: string;
}

/** A stored recipe; the store assigns the numbers. */
export interface KeptRecipe extends NewRecipe {
  id: number;
}

/** In characters; longer titles are truncated. */
export const MAX_TITLE_LENGTH = 120;

/** A one-line title; the text's first line if there is none. '' only if both are blank. */
export const normalizeTitle = (title: string, text: string) =>
  (title.trim() || text.trim().split('\n', 1)[0] || '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TITLE_LENGTH);

/** A title that tells a recipe from those kept under the same one: `Apple Pie (2)`. */
function unusedTitle(all: readonly KeptRecipe[], title: string): string {
  const used = new Set(all.map((recipe) => recipe.title));
  let unused = title;
  for (let n = 2; used.has(unused); n++) {
    const number = ` (${n})`;
    unused = title.slice(0, MAX_TITLE_LENGTH - number.length) + number;
  }
  return unused;
}

/**
 * The record to write for a recipe: the same text again replaces the earlier one and keeps its title. An edited text is
 * kept beside the earlier one, since two recipes may share a title.
 */
export function mergeWithKept(all: readonly KeptRecipe[], recipe: NewRecipe): KeptRecipe | NewRecipe {
  const before = all.find(({ text }) => text === recipe.text);
  return before
    ? { ...recipe, id: before.id, title: before.title }
    : { ...recipe, title: unusedTitle(all, recipe.title) };
}

/** The record to write to rename a recipe, even if another tab has deleted it or kept it again meanwhile. */
export function renameRecipe(all: readonly KeptRecipe[], recipe: KeptRecipe, title: string): KeptRecipe {
  const now = all.find(({ id }) => id === recipe.id) ?? recipe;
  return { ...now, title: normalizeTitle(title, now.title) };
}

/** The recipes that are not stored yet: those with another text or other settings. */
export function findNewRecipes(
  all: readonly KeptRecipe[],
  others: readonly NewRecipe[],
): readonly NewRecipe[] {
  const key = ({ text, settings }: NewRecipe) => JSON.stringify([text, settings]);
  const known = new Set(all.map(key));
  return others.filter((recipe) => {
    const fresh = !known.has(key(recipe));
    known.add(key(recipe));
    return fresh;
  });
}

/** The recipes whose text is not stored yet, each once. */
export function findUnkeptTexts(
  all: readonly KeptRecipe[],
  others: readonly NewRecipe[],
): readonly NewRecipe[] {
  const known = new Set(all.map(({ text }) => text));
  return others.filter(({ text }) => !known.has(text) && known.add(text));
}

/** Sorts recipes, most recently kept first. */
export const sortByLastKept = (all: readonly KeptRecipe[]) =>
  [...all].sort((a, b) => (a.kept === b.kept ? b.id - a.id : a.kept < b.kept ? 1 : -1));
