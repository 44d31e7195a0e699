import type { z } from 'astro/zod';

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

/** Where a file's data begins, and how far its first fields are indented. */
const YAML = { start: /^---$/, indent: 0 };
const CODE = { start: /^export default/, indent: 2 };

/**
 * The line, counted from 1, of a field in a file of content; of what surrounds it where it has no line of its own. Goes
 * by the indentation, two spaces a level, which the formatter sees to.
 */
function lineOf(
  lines: readonly string[],
  path: readonly PropertyKey[],
  { start, indent }: typeof YAML,
): number {
  let found = lines.findIndex((line) => start.test(line));
  for (const [depth, step] of path.entries()) {
    const before = ' '.repeat(indent + 2 * depth);
    const after = found + 1;
    const ends = lines.findIndex((line, at) => at >= after && line !== '' && !line.startsWith(before));
    const own = [...lines.slice(after, ends === -1 ? undefined : ends).entries()].filter(
      ([, line]) => line.startsWith(before) && /^[^\s)\]}]/.test(line.slice(before.length)),
    );
    const next =
      typeof step === 'number'
        ? own[step]
        : own.find(([, line]) => /^'?([\w-]+)'?:/.exec(line.slice(before.length))?.[1] === step);
    if (next === undefined) break;
    found = after + next[0];
  }
  return found + 1;
}

/** What is wrong with a file of content, a line each: `src/content/faq/en.ts:12 groups.0.title: ...`. */
export function wrongLines(file: string, text: string, issues: readonly Issue[]): string {
  const lines = text.split(/\r?\n/);
  const form = file.endsWith('.ts') ? CODE : YAML;
  return issues
    .map(({ path, message }) => `${file}:${lineOf(lines, path, form)} ${path.join('.')}: ${message}`)
    .join('\n');
}
