/** Ingredients without figures are ignored up to this share of the dish. */
export const MAX_UNKNOWN_SHARE = 0.02;
