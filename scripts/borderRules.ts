import { createRequire } from 'node:module';
import type { Import } from './astroImports.ts';

interface Side {
  path?: string;
  pathNot?: string;
  dependencyTypes?: string[];
  dependencyTypesNot?: string[];
  circular?: boolean;
  couldNotResolve?: boolean;
}

interface Rule {
  name: string;
  from: Side;
  to: Side;
}

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: Rule[] };

/** The rules that compare two paths; cycles, unresolved files and packages are left to dependency-cruiser. */
const RULES = forbidden.filter(({ to }) => to.path && !to.dependencyTypes);

function matches({ path, pathNot }: Side, file: string, groups: readonly string[] = []): boolean {
  const filled = (pattern: string) => pattern.replace(/\$(\d)/g, (_, n: string) => groups[Number(n)] ?? '');
  if (path && !new RegExp(filled(path)).test(file)) return false;
  return !pathNot || !new RegExp(filled(pathNot)).test(file);
}

/** The names of the rules in .dependency-cruiser.cjs that an import breaks. */
export function findBrokenRules({ from, to, typeOnly }: Import): string[] {
  return RULES.filter((rule) => {
    if (typeOnly && rule.to.dependencyTypesNot?.includes('type-only')) return false;
    const groups = new RegExp(rule.from.path ?? '').exec(from) ?? [];
    return matches(rule.from, from) && matches(rule.to, to, groups);
  }).map(({ name }) => name);
}
