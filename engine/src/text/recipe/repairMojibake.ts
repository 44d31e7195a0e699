// Every browser and Node has it, but the engine is compiled without their types.
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean; ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

/** The bytes 0x80 to 0x9F in Windows-1252; control characters where it has none. */
const SHOWN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const BYTES: ReadonlyMap<string, number> = new Map([...SHOWN].map((sign, at) => [sign, 0x80 + at]));

const NEXT = `[${SHOWN}\u0080-\u00BF]`;
/** UTF-8 sequences decoded as Latin-1: accented letters, signs and fractions. No real word contains them. */
const MOJIBAKE = new RegExp(`[ÂÃÅÆË]${NEXT}|â${NEXT}{2}|ï»¿`, 'g');

/** A text may have been garbled twice. */
const MAX_PASSES = 2;

const byteOf = (sign: string) => BYTES.get(sign) ?? sign.charCodeAt(0);

function repairSequence(broken: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Uint8Array.from([...broken], byteOf),
    );
  } catch {
    return broken;
  }
}

/** Repairs the remains of a no-break space, an `à` or a closing quote whose second byte was lost. */
const withoutHalves = (text: string) =>
  text
    .replace(/(?<!\p{L})Â(?=[\s\d¼½¾°]|$)/gu, '')
    .replace(/(?<!\p{L})Ã(?=\s)/gu, 'à')
    .replace(/â€(?=[\s.,;:!?)]|$)/g, '”');

/** Repairs a text that was decoded in the wrong encoding: `1Â½ cups` is `1½ cups`. */
export function repairMojibake(text: string): string {
  if (!/[ÂÃÅÆËâï]/.test(text)) return text;
  let result = text;
  for (let times = 0; times < MAX_PASSES; times++) result = result.replace(MOJIBAKE, repairSequence);
  return withoutHalves(result).replace(/^\uFEFF/, '');
}
