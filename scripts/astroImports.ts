import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

/** One file that imports another, both as paths from the project's root with forward slashes. */
export interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const FRONTMATTER = /^\s*---\n([\s\S]*?)\n---/;
const SCRIPTS = /<script\b(?![^>]*\bis:inline)[^>]*>([\s\S]*?)<\/script>/g;

/** Where `#ui/*` and its like lead (`imports` in package.json). */
const ALIASES = Object.entries(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }).imports,
);

/** The file that a specifier names; packages and Astro's own modules stay as they are. */
function resolve(from: string, specifier: string): string {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  for (const [alias, target] of ALIASES) {
    const start = alias.replace('*', '');
    if (path.startsWith(start)) return posix.normalize(target.replace('*', path.slice(start.length)));
  }
  return path;
}

/** What an .astro file imports in its front matter and in its scripts. Throws where it cannot be read. */
export function astroImports(from: string, text: string): Import[] {
  const parts = [
    FRONTMATTER.exec(text)?.[1] ?? '',
    ...[...text.matchAll(SCRIPTS)].map(([, script = '']) => script),
  ];
  return parts.flatMap((part) => {
    const { program, errors } = parseSync(`${from}.ts`, part);
    // Front matter may return a response, which a module may not.
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
