/** What is too small to measure. Of these only a pinch has a size: a dash, a splash or a drizzle has none. */
export const SMALL_UNITS: ReadonlySet<string | null> = new Set(['pinch', 'dash', 'drizzle', 'knife_tip']);
