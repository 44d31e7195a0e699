/** Words for a pinch, the only small amount with a defined size: a dash, a splash or a drizzle has none. */
const PINCH_WORD = /pinch|pinc[ée]e|prise|\bpr\b|pi[zs]ca|pizquita|pellizco/iu;

/** Whether an amount that is too small to measure is a pinch, which has a size. */
export const isPinch = (written: string): boolean => PINCH_WORD.test(written);
