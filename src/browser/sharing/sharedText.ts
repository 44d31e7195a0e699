import { MAX_RECIPE_LENGTH } from '@gramwise/engine/text/recipe/limits.ts';
import { HASH_NAME, isPackedHash } from './packedHash.ts';

/** In characters; longer URLs do not survive messengers. */
const MAX_HASH_LENGTH = 30_000;

async function pipeThrough(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array> {
  const packed = new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** A text compressed into a URL hash; null if it would be too long. */
export async function packText(text: string): Promise<string | null> {
  const bytes = await pipeThrough(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const packed = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return packed.length > MAX_HASH_LENGTH ? null : `#${HASH_NAME}${packed}`;
}

/** The text packed into a URL's hash; null if there is none or it is invalid. Never throws. */
export async function unpackText(hash: string): Promise<string | null> {
  if (!isPackedHash(hash) || hash.length > MAX_HASH_LENGTH * 2) return null;
  try {
    const letters = atob(
      hash
        .slice(HASH_NAME.length + 1)
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    );
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      await pipeThrough(bytes, new DecompressionStream('deflate-raw')),
    );
    // A small fragment could unpack into a huge text.
    return text.length > MAX_RECIPE_LENGTH ? null : text;
  } catch {
    return null;
  }
}
