import { fill } from '#catalogs/template.ts';
import { type Marks, nextMark } from './marks.ts';
import type { MeasureMessages } from './messages.ts';
import { isCoin, type Setup } from './setup.ts';

/** What to mark next, in words. */
export function formatPrompt(
  prompts: MeasureMessages['prompts'],
  marks: Marks,
  { reference, shape }: Setup,
): string {
  const next = nextMark(marks);
  if (!next) return prompts.done;
  const message = next.group === 'edge' ? prompts[shape] : prompts[isCoin(reference) ? 'coin' : 'rectangle'];
  return fill(message, { n: next.index + 1, all: marks[next.group].length });
}
