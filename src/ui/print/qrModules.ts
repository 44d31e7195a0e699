import encodeQR from 'qr';

/** Width of the quiet zone in modules (ISO/IEC 18004: 4). */
const QUIET_ZONE_MODULES = 4;

/** Larger codes are too fine to scan from paper at 2 cm: 0.35 mm per module. */
const MAX_MODULES = 57;

/** Encodes a text as the modules of a QR code, quiet zone included; null if it is too long to scan from paper. */
export function encodeQrModules(text: string): readonly (readonly boolean[])[] | null {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE_MODULES });
  return modules.length > MAX_MODULES ? null : modules;
}

/** The dark modules as one SVG path, run by run. */
export const qrModulesPath = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) => {
      const line = row.map((dark) => (dark ? '#' : ' ')).join('');
      return [...line.matchAll(/#+/g)].map(
        ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      );
    })
    .join('');
