/** The block between `---` at the start of a file. Its keys are in lower case; lists are left out. */
export function parseFrontMatter(text: string): { fields: Map<string, string>; body: string } {
  const whole = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const fields = new Map<string, string>();
  const end = /^---[^\S\n]*\n/.test(whole) ? whole.search(/\n---[^\S\n]*(?:\n|$)/) : -1;
  if (end < 0) return { fields, body: whole };
  for (const line of whole.slice(0, end).split('\n')) {
    const [, name, value = ''] = /^([\w ]{1,40}):(.*)$/.exec(line) ?? [];
    const bare = value.trim().replace(/^(["'])(.*)\1$/, '$2');
    if (name && bare) fields.set(name.trim().toLowerCase(), bare.replaceAll('\\"', '"'));
  }
  return { fields, body: whole.slice(end + 1).replace(/^---.*/, '') };
}

/** How much a recipe makes, by any of the usual keys; '' if it does not say. */
export const yieldOf = (fields: ReadonlyMap<string, string>) =>
  fields.get('servings') ?? fields.get('serves') ?? fields.get('yield') ?? '';
