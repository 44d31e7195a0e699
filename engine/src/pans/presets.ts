import { AMERICAN_PANS } from './american.ts';
import { EUROPEAN_PANS } from './european.ts';
import { createPan, type PanPreset, type PanRow } from './panPreset.ts';
import { CENTIMETERS_PER_INCH } from './pans.ts';

const listed = (rows: Readonly<Record<string, PanRow>>, preset: (row: PanRow) => Omit<PanPreset, 'id'>) =>
  Object.entries(rows).map(([id, row]): PanPreset => ({ id, ...preset(row) }));

/** Common pans, with inside measures in centimeters. */
export const PAN_PRESETS: readonly PanPreset[] = [
  ...listed(AMERICAN_PANS, ([kind, ...inches]) => ({
    kind,
    origin: 'us',
    inches,
    pan: createPan(
      kind,
      inches.map((inch) => inch * CENTIMETERS_PER_INCH),
    ),
  })),
  ...listed(EUROPEAN_PANS, ([kind, ...centimeters]) => ({
    kind,
    origin: 'europe',
    pan: createPan(kind, centimeters),
  })),
];

/** The preset with this id, or null. */
export function findPanPreset(id: string): PanPreset | null {
  return PAN_PRESETS.find((preset) => preset.id === id) ?? null;
}
