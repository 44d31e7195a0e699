import { CENTIMETERS_PER_INCH } from './pans.ts';
import { type Pan, panArea } from './shapes.ts';

/**
 * Square centimeters of a cake that one guest gets: most where a round pan of 22 cm serves 6, the fewest for its size
 * (le-club-des-entrepreneurs.fr, moule à manqué: 18 cm serve 4 to 5, 22 cm 6 to 8, 24 cm 8 to 10); least where a cake lower
 * than 3 inches gives half of the party slices of 1.5 by 2 inches that a higher one is cut into (blog.wilton.com, cake
 * serving guide).
 */
const SHARE = { most: (Math.PI * 11 ** 2) / 6, least: 2 * 1.5 * 2 * CENTIMETERS_PER_INCH ** 2 };

/** How many guests a cake of one layer serves, the fewest and the most; the same number twice for small ones. */
export function panServings(pan: Pan): readonly [fewest: number, most: number] {
  const area = panArea(pan);
  return [Math.max(1, Math.round(area / SHARE.most)), Math.max(1, Math.round(area / SHARE.least))];
}
