import type { EggDoneness } from '../language/calculatorWords/calculatorWords.ts';

export const EGG_DONENESS: readonly EggDoneness[] = ['soft', 'medium', 'hard'];

/**
 * Minutes in water that boils already, from and to: Harald Seitz of aid infodienst, Bonn (gourmet-report.de, Rund ums Ei).
 * After eight a yolk is not quite firm, after ten it can be sliced.
 */
export const EGG_MINUTES: Readonly<Record<EggDoneness, readonly [number, number]>> = {
  soft: [5, 5],
  medium: [6, 7],
  hard: [8, 10],
};
