import type { ToolId } from '#catalogs/tools.ts';
import { toolFolder } from '#layouts/allTools.ts';
import type { ToolInputs } from './toolInputs.ts';

const FILES = import.meta.glob<ToolInputs>('../src/features/*/inputs.tsx', { eager: true, import: 'inputs' });

/** How the tests open a tool; undefined for pages without an island. */
export const inputsOf = (id: ToolId): ToolInputs | undefined =>
  FILES[`../src/features/${toolFolder(id)}/inputs.tsx`];
