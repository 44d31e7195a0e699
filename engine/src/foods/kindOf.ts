/** Whether a food is another one, or a kind of it, where `generalOf` gives the nearest food that one is a kind of. */
export function isKindBy(generalOf: (food: string) => string | null, food: string, general: string): boolean {
  const next = generalOf(food);
  return food === general || (next !== null && isKindBy(generalOf, next, general));
}
