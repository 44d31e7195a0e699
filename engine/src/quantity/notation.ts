/** The longest amount, in characters. Fields and addresses are cut to this length. */
export const MAX_QUANTITY_LENGTH = 64;
