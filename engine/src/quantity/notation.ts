/** In characters. Fields and URL parameters are cut to this length. */
export const MAX_QUANTITY_LENGTH = 64;
