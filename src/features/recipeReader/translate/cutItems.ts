import { phraseAt } from '@gramwise/engine/language/lexicon.ts';
import { headOf, isContainer, standsAlone } from './group.ts';
import type { Item } from './item.ts';
import type { GlossedLine } from './source.ts';

/** What a measured food is cut into rather than counted in: `2 cups squash chunks`. */
function asCut(line: GlossedLine, item: Item): Item {
  const at = line.tokens.findIndex(({ start }) => start >= item.start);
  const shape = isContainer(item) ? phraseAt(line.tokens, at, line.source.words.shapes) : null;
  if (!shape) return item;
  const { start, end } = item;
  return {
    kind: 'cut',
    start,
    end,
    isDone: false,
    adjectives: [],
    isAbout: false,
    length: '',
    isThick: false,
    shape: shape.value,
  };
}

/** The items of a line, with those as cuts that are beside a measured food. */
export function cutItems(line: GlossedLine, items: readonly Item[]): Item[] {
  const runs: Item[][] = [[]];
  for (const item of items) {
    if (standsAlone(item)) runs.push([item], []);
    else runs.at(-1)?.push(item);
  }
  return runs.flatMap((run) => {
    const measure = run.findIndex(({ kind }) => kind === 'measure');
    if (measure < 0 || !headOf(run)) return run;
    return run.map((item, at) => (at > measure ? asCut(line, item) : item));
  });
}
