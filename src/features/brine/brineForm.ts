import { type BrineError, type BrineSalt, brineSalt } from '@gramwise/engine/calculators/brine.ts';
import { BRINE_METHODS, type BrineMethod } from '@gramwise/engine/calculators/brineMethods.ts';
import type { SaltKind } from '@gramwise/engine/calculators/saltKinds.ts';
import { type CountryId, usesCustomaryUnits } from '@gramwise/engine/kitchens/kitchens.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { fail, ok, type Result } from '@gramwise/engine/result.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import type { LiveConfig } from '#tools/live/liveFields.ts';

export const WEIGHT_UNITS = ['g', 'kg', 'lb'] as const;
const GRAMS = { g: 1, kg: 1000, lb: UNITS.pounds.size } as const;

export type BrineFields = { method: string; weight: string; unit: string; percent: string; salt: string };

/** A percent as the language writes it. */
export const percentText = (percent: number, decimal: '.' | ',') => String(percent).replace('.', decimal);

export const methodOf = (id: string): BrineMethod | undefined => BRINE_METHODS.find((row) => row.id === id);

export function brineConfig(
  country: CountryId,
  { kinds, decimal }: { kinds: readonly SaltKind[]; decimal: '.' | ',' },
): LiveConfig<BrineFields> {
  const [method] = BRINE_METHODS;
  const weight = usesCustomaryUnits(country) ? { weight: '5', unit: 'lb' } : { weight: '1', unit: 'kg' };
  return {
    start: { method: method.id, ...weight, percent: percentText(method.usual, decimal), salt: 'fine' },
    choices: {
      method: BRINE_METHODS.map(({ id }) => id),
      unit: WEIGHT_UNITS,
      salt: kinds.map(({ id }) => id),
    },
  };
}

/** Why spoons are not given: the salt has no published weight, or its flakes differ. */
type NoSpoons = 'unmeasured' | 'flakes';

export interface BrineAnswer extends BrineSalt {
  method: BrineMethod;
  /** Milliliters of the salt, or why it has to be weighed. */
  volume: Result<number, NoSpoons>;
}

function volumeOf(grams: number, kind: SaltKind, method: BrineMethod): Result<number, NoSpoons> {
  if (kind.gramsPerMl === null) return fail('unmeasured');
  return kind.flakes && method.ferments ? fail('flakes') : ok(grams / kind.gramsPerMl);
}

/** The salt for the fields; null while a field is empty. */
export function saltFor(
  { method, weight, unit, percent, salt }: BrineFields,
  { kinds, decimal }: { kinds: readonly SaltKind[]; decimal: '.' | ',' },
): Result<BrineAnswer, BrineError> | null {
  if (weight.trim() === '' || percent.trim() === '') return null;
  const row = methodOf(method);
  const kind = kinds.find(({ id }) => id === salt);
  const size = WEIGHT_UNITS.find((id) => id === unit);
  if (!row || !kind || !size) return null;
  const amount = parseQuantity(weight, decimal);
  const share = parseQuantity(percent, decimal);
  if (amount === null) return fail('negative-amount');
  const found = brineSalt(amount * GRAMS[size], share ?? Number.NaN, row.id);
  if (!found.ok) return found;
  return ok({ ...found.value, method: row, volume: volumeOf(found.value.grams, kind, row) });
}
