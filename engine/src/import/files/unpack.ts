import { fail, ok, type Result } from '../../result.ts';

/** In bytes, of one file, which may hold pictures as text; and of all files of an archive. */
const MAX_ENTRY_SIZE = 20_000_000;
export const MAX_UNPACKED_SIZE = 400_000_000;

/** How many bytes may still be unpacked, in all. Guards against small archives that hold very much. */
export interface Budget {
  left: number;
}

export type UnpackError = 'damaged' | 'too-large' | 'unpacks-too-large';

interface Reader {
  read(): Promise<{ done: boolean; value?: Uint8Array }>;
  cancel(): Promise<void>;
}
interface Writer {
  write(bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

// Every runtime has it, but the engine is compiled without the types of the DOM and Node.
declare const DecompressionStream: new (
  format: 'gzip' | 'deflate-raw',
) => { readable: { getReader(): Reader }; writable: { getWriter(): Writer } };

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/**
 * Unpacks the bytes of one file. Errors: 'damaged'; 'too-large' if it holds more than 20 MB; 'unpacks-too-large' if it
 * holds more than is left of the budget.
 */
export async function unpack(
  bytes: Uint8Array,
  format: 'gzip' | 'deflate-raw',
  budget: Budget,
): Promise<Result<Uint8Array, UnpackError>> {
  const stream = new DecompressionStream(format);
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  // What is wrong shows when reading, too.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || !value) return ok(joined(chunks, size));
      size += value.length;
      budget.left -= value.length;
      if (size > MAX_ENTRY_SIZE || budget.left < 0) {
        reader.cancel().catch(() => undefined);
        return fail(budget.left < 0 ? 'unpacks-too-large' : 'too-large');
      }
      chunks.push(value);
    }
  } catch {
    return fail('damaged');
  }
}
