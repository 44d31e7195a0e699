import type { PackCode } from '../packs.ts';
import { de } from './labeledDe.ts';
import { en } from './labeledEn.ts';
import { es } from './labeledEs.ts';
import { fr } from './labeledFr.ts';
import type { LabeledLine } from './labeledLine.ts';

/** Lines of recipes with the foods they mean. */
export const LABELED_LINES: Readonly<Record<PackCode, readonly LabeledLine[]>> = { en, fr, de, es };
