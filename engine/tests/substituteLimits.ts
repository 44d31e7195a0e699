import { de } from '../src/language/substituteLimits/de.ts';
import { en } from '../src/language/substituteLimits/en.ts';
import { es } from '../src/language/substituteLimits/es.ts';
import { fr } from '../src/language/substituteLimits/fr.ts';
import type { SubstituteLimitWords } from '../src/language/substituteLimits/substituteLimitWords.ts';
import type { PackCode } from './packs.ts';

/** Words for what a substitute must fit, which only the site answers, so that packs leave them out. */
export const SUBSTITUTE_LIMITS: Readonly<Record<PackCode, SubstituteLimitWords>> = { en, fr, de, es };
