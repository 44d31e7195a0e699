import type { ConverterLink } from './converterLink.ts';
import type { SubstitutesLink } from './substitutesLink.ts';

/** Where an ingredient's line leads, if the converter knows its food, and if it has substitutes. */
export interface LineLinks {
  convert?: ConverterLink;
  replace?: SubstitutesLink;
}
