/** Line numbers above this were not written by this site. */
const MAX_LINES = 100;

const isLine = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < MAX_LINES;

/** The stored lists of ticked lines by recipe. Accepts any text and never throws. */
function readAll(stored: string | null): Record<string, unknown> {
  try {
    const all: unknown = JSON.parse(stored ?? '{}');
    return typeof all === 'object' && all !== null && !Array.isArray(all) ? { ...all } : {};
  } catch {
    return {};
  }
}

/** The ticked lines of one recipe. */
export function readTicks(stored: string | null, recipe: string): ReadonlySet<number> {
  const lines = readAll(stored)[recipe];
  return new Set(Array.isArray(lines) ? lines.filter(isLine) : []);
}

/** The text to store after a recipe's ticked lines changed; null if nothing is ticked in any recipe. */
export function writeTicks(stored: string | null, recipe: string, lines: ReadonlySet<number>): string | null {
  const { [recipe]: _, ...others } = readAll(stored);
  const all = lines.size > 0 ? { ...others, [recipe]: [...lines] } : others;
  return Object.keys(all).length > 0 ? JSON.stringify(all) : null;
}
