/** All URLs of 1d35f89 that must open, by tool. */
import { cake, cook, pickle, reader, recipes } from './recipeUrls.ts';
import type { Tool } from './tool.ts';
import {
  ask,
  blog,
  CHART,
  converter,
  cooking,
  embed,
  foodConverter,
  frame,
  length,
  multi,
  oven,
  pans,
  sheet,
  spanish,
} from './toolUrls.ts';

export const TOOLS = {
  ask,
  converter,
  foodConverter,
  oven,
  length,
  pans,
  multi,
  spanish,
  cooking,
  reader,
  cook,
  sheet,
  embed,
  frame,
  recipes,
  cake,
  pickle,
  blog,
} as const satisfies Record<string, Tool>;
export type ToolName = keyof typeof TOOLS;

/** A tool's rows by name, for tests to take apart. */
export const rowsOf = (tool: ToolName | 'chart') => {
  const { page, start = {}, rows } = tool === 'chart' ? CHART : TOOLS[tool];
  return rows.map(([language, query, opens, today = query]) => ({
    page,
    tool,
    language,
    query,
    opens: { ...start, ...opens },
    today,
  }));
};
