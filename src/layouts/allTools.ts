import type { Language } from '#catalogs/languages.ts';
import type { ToolId } from '#catalogs/tools.ts';
import type { Tool } from '#tools/manifest/toolManifest.ts';

const FILES = import.meta.glob<Tool>('../features/*/tool.ts', { eager: true, import: 'tool' });

/** Sorts items by place; those without one come last, by id. */
export function sortByPlace<Placed extends { id: string }>(
  all: readonly Placed[],
  placeOf: (placed: Placed) => number | undefined,
): Placed[] {
  const place = (placed: Placed) => placeOf(placed) ?? Number.MAX_SAFE_INTEGER;
  return [...all].sort((a, b) => place(a) - place(b) || a.id.localeCompare(b.id));
}

/** Every tool with a page of its own, in the order of the menu. Only read at build time, never sent to visitors. */
export const TOOLS: readonly Tool[] = sortByPlace(Object.values(FILES), ({ places }) => places.menu);

/** The tools that menus and lists in a language have. */
export const toolsIn = (language: Language): readonly Tool[] =>
  TOOLS.filter(({ languages }) => !languages || languages.includes(language));

/** The tools with a place in some list of a language, in its order. */
export const toolsWithPlace = (
  language: Language,
  placeOf: (tool: Tool) => number | undefined,
): readonly Tool[] =>
  sortByPlace(
    toolsIn(language).filter((tool) => placeOf(tool) !== undefined),
    placeOf,
  );

/** A tool by its id. */
export function findTool(id: ToolId): Tool {
  const found = TOOLS.find((tool) => tool.id === id);
  if (!found) throw new Error(`No src/features/*/tool.ts has the id ${id}`);
  return found;
}

/** The folder of a tool in `src/features`. */
export function toolFolder(id: ToolId): string {
  const [file = ''] = Object.entries(FILES).find(([, tool]) => tool.id === id) ?? [];
  return file.split('/').at(-2) ?? '';
}
