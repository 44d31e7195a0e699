import { pieceOf } from '../foods/pieces.ts';
import type { MarketId } from '../kitchens/markets.ts';
import {
  AGAR_PER_100_ML,
  type GelatinMeasure,
  ML_PER_SHEET,
  POWDER_BLOOM,
  SHEET_GRADES,
  SHEETS,
  sheetsOf,
} from './gelatin.ts';

/** Powder by bloom, up to the strongest of the US (Friberg). */
const POWDER_BLOOMS = [POWDER_BLOOM.usual, POWDER_BLOOM.us, 250] as const;

function packetGrams(market: MarketId): number {
  const packet = pieceOf('gelatin-powder', 'sachet', [market]);
  if (packet?.market !== market) throw new Error(`No packet of gelatin in ${market}`);
  return packet.grams;
}

/** Every measure of gelatin, and agar, which sets otherwise. */
export function gelatinMeasures(): readonly GelatinMeasure[] {
  const [us, german] = [packetGrams('us'), packetGrams('de')];
  return [
    ...SHEET_GRADES.map((grade) => ({
      id: `sheet-${grade}`,
      kind: 'sheet' as const,
      sheets: 1,
      grams: SHEETS[grade].grams,
    })),
    ...POWDER_BLOOMS.map((bloom) => ({
      id: `powder-${bloom}`,
      kind: 'powder' as const,
      sheets: sheetsOf(1, bloom),
      grams: 1,
    })),
    { id: 'packet-us', kind: 'packet', sheets: sheetsOf(us, POWDER_BLOOM.us), grams: us },
    { id: 'packet-de', kind: 'packet', sheets: 6, grams: german }, // 1 packet or 6 leaves for 500 ml: oetker.at, Gelatine
    { id: 'agar', kind: 'agar', sheets: 100 / AGAR_PER_100_ML.usual / ML_PER_SHEET, grams: 1 },
  ];
}
