/** Drops undefined fields. */
export function omitUndefined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** A recipe as linked data (schema.org/Recipe), from its fields; undefined ones are left out. */
export const schemaRecipe = (fields: Record<string, unknown>) =>
  omitUndefined({ '@context': 'https://schema.org', '@type': 'Recipe', ...fields });

/** Steps in order, numbered from 1, each with a URL if there is a page. */
export const toHowToSteps = (texts: readonly string[], urlOf?: (position: number) => string) =>
  texts.map((text, index) =>
    omitUndefined({ '@type': 'HowToStep', position: index + 1, text, url: urlOf?.(index + 1) }),
  );
