/** Drops undefined fields. */
export function omitUndefined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** A recipe as linked data (schema.org/Recipe), from its fields; undefined ones are left out. */
export const schemaRecipe = (fields: Record<string, unknown>) =>
  omitUndefined({ '@context': 'https://schema.org', '@type': 'Recipe', ...fields });

/** Steps in their order, counted from 1, with an address each where there is a page. */
export const howToSteps = (texts: readonly string[], urlOf?: (position: number) => string) =>
  texts.map((text, index) =>
    omitUndefined({ '@type': 'HowToStep', position: index + 1, text, url: urlOf?.(index + 1) }),
  );
