import { headOf, standsAlone } from './group.ts';
import { type Item, isContainer } from './item.ts';
import { isPieceOf } from './words.ts';

/** What a measured food is cut into rather than counted in: `2 cups squash chunks`. A cup of leaves is not counted. */
function asCut(item: Item): Item[] {
  if (item.kind !== 'word' || !isPieceOf(item.word)) return [];
  const { start, end, word } = item;
  const bare = { isDone: false, adjectives: [], isAbout: false, length: '', isThick: false };
  return [{ kind: 'cut', start, end, ...bare, shape: word }];
}

/** The items of a line, with those as cuts that are beside a measured food. */
export function cutItems(items: readonly Item[]): Item[] {
  const runs: Item[][] = [[]];
  for (const item of items) {
    if (standsAlone(item)) runs.push([item], []);
    else runs.at(-1)?.push(item);
  }
  return runs.flatMap((run) => {
    const measure = run.findIndex(({ kind }) => kind === 'measure');
    if (measure < 0 || !headOf(run)) return run;
    return run.flatMap((item, at) => (at > measure && isContainer(item) ? asCut(item) : item));
  });
}
