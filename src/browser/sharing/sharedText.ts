import { MAX_RECIPE_LENGTH } from '@gramwise/engine/text/recipe/limits.ts';

/** The part of an address that holds a recipe: after the `#`, so that it never reaches a server. */
const HASH_NAME = 'recipe=';

/** Longer addresses do not survive messengers. In characters. */
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

/** Whether the fragment of an address is one of ours. */
export const isPackedHash = (hash: string) => hash.startsWith(`#${HASH_NAME}`);

/** The fragment of an address that carries a text, compressed; null if it would be too long. */
export async function packText(text: string): Promise<string | null> {
  const bytes = await pipeThrough(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const packed = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return packed.length > MAX_HASH_LENGTH ? null : `#${HASH_NAME}${packed}`;
}

/** The text in the fragment of an address; null if there is none, or not one of ours. Never throws. */
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
