/** Numbers in words that recipes have, folded as in `LineWords`; those of a question may be joined of more. */
export const CARDINALS = {
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
} as const;
