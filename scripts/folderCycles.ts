import type { Import } from './astroImports.ts';

type Files = Pick<Import, 'from' | 'to'>;

/** The two folders side by side that an import connects; null within a folder, or between one and its parts. */
function siblingFolders({ from, to }: Files): Files | null {
  const [ours, theirs] = [from.split('/'), to.split('/')];
  const at = ours.findIndex((part, index) => part !== theirs[index]);
  if (at < 0 || at >= ours.length - 1 || at >= theirs.length - 1) return null;
  return { from: ours.slice(0, at + 1).join('/'), to: theirs.slice(0, at + 1).join('/') };
}

/**
 * The imports through which folders that stand side by side depend on each other in a circle, at any depth. What a
 * folder shares with its own parts is its inside.
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
