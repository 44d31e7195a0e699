/** An import between two files, by their paths from the project's root. */
export type Edge = readonly [from: string, to: string];

/** The two folders side by side that an import connects; null within a folder, or between one and its parts. */
function foldersOf([from, to]: Edge): Edge | null {
  const [ours, theirs] = [from.split('/'), to.split('/')];
  const at = ours.findIndex((part, index) => part !== theirs[index]);
  if (at < 0 || at >= ours.length - 1 || at >= theirs.length - 1) return null;
  return [ours.slice(0, at + 1).join('/'), theirs.slice(0, at + 1).join('/')];
}

/**
 * The imports through which folders that stand side by side depend on each other in a circle, at any depth. What a
 * folder shares with its own parts is its inside.
 */
export function folderCycles(imports: readonly Edge[]): readonly string[] {
  let left = imports.flatMap((each) => {
    const folders = foldersOf(each);
    return folders ? [{ folders, each }] : [];
  });
  for (let before = Number.POSITIVE_INFINITY; left.length < before; ) {
    before = left.length;
    const [from, to] = [0, 1].map((side) => new Set(left.map(({ folders }) => folders[side as 0 | 1])));
    left = left.filter(({ folders }) => from?.has(folders[1]) && to?.has(folders[0]));
  }
  return left.map(({ folders, each }) => `${folders.join(' -> ')}: ${each.join(' -> ')}`);
}
