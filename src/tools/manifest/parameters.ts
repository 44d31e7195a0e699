import type { Catalog } from '#catalogs/catalog.ts';
import type { AboutTools, ToolId } from '#catalogs/tools.ts';

type Messages = Catalog['developers'];

/** Words that several pages share. */
export type SharedWord = keyof Messages['words'];

/** A kind of value, or all possible values. */
export type ParameterValues = keyof Messages['kinds'] | readonly string[];

type OwnWord<Id extends ToolId> = AboutTools[Id] extends { parameters: infer Words } ? keyof Words : never;

/** A tool's URL parameters, in `parameters.ts` of its folder, for /developers. */
export interface ToolParameters<Id extends ToolId = ToolId> {
  /** A query that demonstrates them. */
  example: string;
  /** Each parameter, explained in the tool's own words or the shared ones: by its name, or by the word given. */
  rows: readonly (
    | readonly [name: OwnWord<Id> | SharedWord, values: ParameterValues]
    | readonly [name: string, values: ParameterValues, word: SharedWord]
  )[];
}
