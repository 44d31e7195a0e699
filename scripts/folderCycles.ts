import type { Import } from './astroImports.ts';

type Files = Pick<Import, 'from' | 'to'>;

/** The sibling folders that an import connects; null within a folder, or between a folder and its subfolders. */
function siblingFolders({ from, to }: Files): Files | null {
  const [ours, theirs] = [from.split('/'), to.split('/')];
  const at = ours.findIndex((part, index) => part !== theirs[index]);
  if (at < 0 || at >= ours.length - 1 || at >= theirs.length - 1) return null;
  return { from: ours.slice(0, at + 1).join('/'), to: theirs.slice(0, at + 1).join('/') };
}

/**
 * The imports that form cycles between sibling folders, at any depth. Imports between a folder and its subfolders do
 * not count.
 */
export function findFolderCycles(imports: readonly Files[]): readonly string[] {
  let left = imports.flatMap((files) => {
    const folders = siblingFolders(files);
    return folders ? [{ folders, files }] : [];
  });
  for (let before = Number.POSITIVE_INFINITY; left.length < before; ) {
    before = left.length;
    const from = new Set(left.map(({ folders }) => folders.from));
    const to = new Set(left.map(({ folders }) => folders.to));
    left = left.filter(({ folders }) => from.has(folders.to) && to.has(folders.from));
  }
  const text = ({ from, to }: Files) => `${from} -> ${to}`;
  return left.map(({ folders, files }) => `${text(folders)}: ${text(files)}`);
}
