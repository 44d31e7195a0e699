/** Numbers in words that recipes have, folded as in `LineWords`; those of a question may be joined of more. */
export const CARDINALS = {
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  quince: 15,
  veinte: 20,
  cien: 100,
} as const;
