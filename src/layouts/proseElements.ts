import Prose from './Prose.astro';
import ProseLink from './ProseLink.astro';

/** What stands for the elements of every text. */
export const PROSE_ELEMENTS = { Prose, a: ProseLink };
