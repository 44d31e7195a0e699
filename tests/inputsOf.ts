import type { ToolId } from '#catalogs/tools.ts';
import { folderOf } from '#layouts/allTools.ts';
import type { ToolInputs } from './toolInputs.ts';

const FILES = import.meta.glob<ToolInputs>('../src/features/*/inputs.tsx', { eager: true, import: 'inputs' });

/** How the tests open a tool; undefined for pages without an island. */
export const inputsOf = (id: ToolId): ToolInputs | undefined =>
  FILES[`../src/features/${folderOf(id)}/inputs.tsx`];
