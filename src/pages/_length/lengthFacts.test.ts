import { findPanPreset, PAN_PRESETS } from '@gramwise/engine/pans/presets.ts';
import { type Pan, panArea } from '@gramwise/engine/pans/shapes.ts';
import { swapFactor } from '@gramwise/engine/pans/swap.ts';
import { convertLength } from '@gramwise/engine/units/lengths.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { CATALOGS } from '#catalogs/messages.ts';
import { listPanOptions } from '#features/pans/panOptions.ts';
import { formatNumber } from '#format/format.ts';
import { formatPresetName } from '#tools/pans/presetName.ts';

const round = (inches: number): Pan => ({ shape: 'round', diameter: inches * 2.54, depth: 5 });
const square = (inches: number): Pan => ({ shape: 'square', side: inches * 2.54, depth: 5 });
const dish: Pan = { shape: 'rectangular', length: 13 * 2.54, width: 9 * 2.54, depth: 5 };
const springform: Pan = { shape: 'round', diameter: 26, depth: 5 };

function factor(from: Pan, to: Pan): number {
  const result = swapFactor(from, to, 'area');
  if (!result.ok) throw new Error('no factor');
  return result.value;
}

/** The figures quoted in the answers, recalculated. */
const FACTS: readonly (readonly [id: string, figure: number, decimals: number])[] = [
  ['inch-in-centimeters', convertLength(1, 'in', 'cm'), 2],
  ['inch-in-centimeters', convertLength(1, 'ft', 'cm'), 2],
  ['inch-in-centimeters', convertLength(1, 'yd', 'cm'), 2],
  ['pan-9x13', convertLength(9, 'in', 'cm'), 2],
  ['pan-9x13', convertLength(13, 'in', 'cm'), 2],
  ['pan-9x13', panArea(dish), 0],
  ['pan-9x13', factor(round(9), dish), 2],
  ['eight-for-nine', factor(round(9), round(8)), 2],
  ['eight-for-nine', 100 * (1 - factor(round(9), round(8))), 0],
  ['square-for-round', panArea(square(8)), 0],
  ['square-for-round', panArea(round(9)), 0],
  ['square-for-round', 100 * (factor(round(9), square(9)) - 1), 0],
  ['six-from-nine', factor(round(6), round(9)), 2],
  ['springform-26', convertLength(10, 'in', 'cm'), 1],
  ['springform-26', factor(springform, round(10)), 2],
  ['springform-26', factor(springform, round(9)), 2],
];

describe.each(LANGUAGE_CODES)('the answers in %s', (language: Language) => {
  const { items } = CATALOGS[language].length.faq;
  it.each(FACTS)('%s states %d', (id, figure, decimals) => {
    expect(items.find((item) => item.id === id)?.answer).toContain(formatNumber(language, figure, decimals));
  });
});

describe('the names of pans', () => {
  it.each<[Language, string, string]>([
    ['en', 'us-round-9', 'Round pan, 9×2 in (23×5 cm)'],
    ['en', 'us-springform-10', 'Springform pan, 10×2.5 in (25×6 cm)'],
    ['en', 'us-square-8', 'Square pan, 8×8×2 in (20×20×5 cm)'],
    ['en', 'springform-26', 'Springform pan, 26 cm'],
    ['de', 'us-loaf-8.5x4.5', 'Kastenform, 8,5×4,5×2,5\u00A0in (22×11×6\u00A0cm)'],
    ['fr', 'kastenform-25', 'Moule à cake, 25×11\u00A0cm'],
    ['fr', 'tart-28', 'Moule à tarte, 28\u00A0cm'],
    ['de', 'gugelhupf-22', 'Gugelhupfform, 22\u00A0cm'],
    ['de', 'tray-40x30', 'Backblech, 40×30\u00A0cm'],
    ['fr', 'gratin-32x20', 'Plat à gratin ovale, 32×20\u00A0cm'],
  ])('%s: %s', (language, id, name) => {
    const preset = findPanPreset(id);
    expect(preset && formatPresetName(language, CATALOGS[language].pans, preset)).toBe(name);
  });

  it.each(LANGUAGE_CODES)('are unique in %s', (language) => {
    const names = listPanOptions(language, CATALOGS[language].pans, 'us').map(({ name }) => name);
    expect(names).toHaveLength(PAN_PRESETS.length + 4);
    expect(new Set(names).size).toBe(names.length);
  });
});
