import type { ReactElement } from 'react';
import type { Language } from '#catalogs/languages.ts';
import type { UrlReader } from './urlReader.ts';

/** How the tests of bad input open a tool, in `inputs.tsx` of its folder; its manifest says what they type and ask. */
export interface ToolInputs {
  /** The tool as on its page. */
  view: (language: Language) => ReactElement;
  /** What reads and writes its URL. */
  readers?: readonly UrlReader[];
}
