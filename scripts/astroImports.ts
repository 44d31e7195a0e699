import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

/** A file and one it imports, both relative to the project's root, with forward slashes. */
export interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const FRONTMATTER = /^\s*---\n([\s\S]*?)\n---/;
const SCRIPTS = /<script\b(?![^>]*\bis:inline)[^>]*>([\s\S]*?)<\/script>/g;

/** The targets of `#ui/*` and the like (`imports` in package.json), and the engine's. */
const ALIASES = Object.entries({
  ...(JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }).imports,
  '@gramwise/engine/*': './engine/src/*',
});

/** The file a specifier refers to; packages and Astro's own modules stay unchanged. */
function resolve(from: string, specifier: string): string {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  for (const [alias, target] of ALIASES) {
    const start = alias.replace('*', '');
    if (path.startsWith(start)) return posix.normalize(target.replace('*', path.slice(start.length)));
  }
  return path;
}

/** The imports of an .astro file in front matter and scripts. Throws if it cannot be parsed. */
export function astroImports(from: string, text: string): Import[] {
  const parts = [
    FRONTMATTER.exec(text)?.[1] ?? '',
    ...[...text.matchAll(SCRIPTS)].map(([, script = '']) => script),
  ];
  return parts.flatMap((part) => {
    const { program, errors } = parseSync(`${from}.ts`, part);
    // Unlike a module, front matter may contain `return`.
    const [error] = errors.filter(({ message }) => !/return/i.test(message));
    if (error) throw new Error(`${from}: ${error.message}`);
    return program.body.flatMap((node) => {
      if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') return [];
      if (!node.source) return [];
      const kind = node.type === 'ImportDeclaration' ? node.importKind : node.exportKind;
      return [{ from, to: resolve(from, node.source.value), typeOnly: kind === 'type' }];
    });
  });
}
