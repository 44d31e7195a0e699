/** Denominators that cooks use. */
const DENOMINATORS = [2, 3, 4, 8] as const;

/** Above it, cooks write no fractions: 250.5 g. */
const MAX_WITH_FRACTION = 20;

/** Programs store a third as 0.33 or 0.333. */
const TOLERANCE = 0.0035;

/**
 * A stored amount as a cook writes it, `1 1/2`, `2/3`, `0.35`; '' for none. Never with three decimals above 1, which
 * some languages would read as thousands.
 */
export function amountText(value: unknown): string {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount <= 0) return '';
  const whole = Math.floor(amount + TOLERANCE);
  const rest = amount - whole;
  if (Math.abs(rest) <= TOLERANCE && whole > 0) return String(whole);
  const bottom = DENOMINATORS.find((n) => Math.abs(rest * n - Math.round(rest * n)) <= TOLERANCE * n);
  const top = bottom && Math.round(rest * bottom);
  if (top && whole < MAX_WITH_FRACTION) return `${whole > 0 ? `${whole} ` : ''}${top}/${bottom}`;
  return String(amount >= 1 ? Number(amount.toFixed(2)) : Number(amount.toPrecision(2)));
}

/** `2 cups flour, sifted` from its parts; '' if it names nothing. */
export function ingredientText(parts: { amount: string; unit: string; food: string; note: string }): string {
  const { amount, unit, food, note } = parts;
  const named = [amount, unit, food].filter(Boolean).join(' ');
  return food ? named + (note && `, ${note}`) : [named, note].filter(Boolean).join(' ');
}
