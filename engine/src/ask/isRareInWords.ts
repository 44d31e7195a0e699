/** Whether recipes seldom have a number in words: `twenty`. Smaller ones every line is read with. */
export const isRareInWords = (value: number): boolean => value > 12;
