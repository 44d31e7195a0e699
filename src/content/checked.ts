import { readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { wrongLines } from './wrongLines.ts';

/**
 * A collection whose files are validated before Astro does it, because Astro names the entry and field of a mistake but
 * not the file and line. A mistake fails the build; in development it is reported, and the page stays as it was.
 */
export function checked<Schema extends z.ZodType>(loader: Loader, schema: Schema) {
  const load: Loader['load'] = (context) =>
    loader.load({
      ...context,
      parseData: async ({ filePath = '', ...entry }) => {
        const { error } = schema.safeParse(entry.data);
        if (!error) return context.parseData({ filePath, ...entry });
        const root = fileURLToPath(context.config.root);
        const file = isAbsolute(filePath) ? relative(root, filePath).replaceAll('\\', '/') : filePath;
        const text = readFileSync(new URL(file, context.config.root), 'utf8');
        throw new Error(wrongLines(file, text, error.issues));
      },
    });
  return { loader: { name: loader.name, load }, schema };
}
