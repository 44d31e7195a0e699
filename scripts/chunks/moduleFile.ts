import { relative } from 'node:path';

/** A module's file, relative to the project; packages may be elsewhere, behind a link. */
export const moduleFile = (id: string) =>
  relative(process.cwd(), id)
    .replaceAll('\\', '/')
    .replace(/^.*?(?=node_modules\/)/, '');
