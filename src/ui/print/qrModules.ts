import encodeQR from 'qr';

/** Light modules around the code, which scanners need (ISO/IEC 18004: 4). */
const QUIET_ZONE_MODULES = 4;

/** More modules across than this are too fine to scan at 2 cm from paper: 0.35 mm each. */
const MAX_MODULES = 57;

/** A text as the modules of a QR code, quiet zone included; null if it is too long to be scanned from paper. */
export function encodeQrModules(text: string): readonly (readonly boolean[])[] | null {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE_MODULES });
  return modules.length > MAX_MODULES ? null : modules;
}

/** The dark modules as one path, a run at a time. */
export const qrModulesPath = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) => {
      const line = row.map((dark) => (dark ? '#' : ' ')).join('');
      return [...line.matchAll(/#+/g)].map(
        ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      );
    })
    .join('');
