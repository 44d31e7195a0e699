/** Numbers in words that recipes have, folded as in `LineWords`; those of a question may be joined of more. */
export const CARDINALS = {
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwolf: 12,
  fuenf: 5,
  zwoelf: 12,
  zwanzig: 20,
} as const;
