import type { BrineError } from '@gramwise/engine/calculators/brine.ts';
import type { BrineMethod } from '@gramwise/engine/calculators/brineMethods.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';

/** Why there is no amount; outside the tested range, with the range, its authority and what may happen. */
export function brineError(
  language: Language,
  messages: Pick<Catalog['brine'], 'errors' | 'methods' | 'tested'>,
  { code, method }: { code: BrineError; method: BrineMethod | undefined },
): string {
  if (code !== 'too-little-salt' && code !== 'too-much-salt') return messages.errors[code];
  if (!method) return messages.errors['unknown-method'];
  const percent = (value: number) => formatNumber(language, value, 0, 2);
  const { authority, tooLittle, tooMuch } = messages.methods[method.id];
  const tested = fill(messages.tested, { authority, min: percent(method.min), max: percent(method.max) });
  return `${code === 'too-little-salt' ? tooLittle : tooMuch} ${tested}`;
}
