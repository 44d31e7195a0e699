import { fail, ok, type Result } from '../../result.ts';
import { type Budget, type UnpackError, unpack } from './unpack.ts';
import { mayHoldRecipe, type ReadZip } from './zipEntries.ts';

export interface NamedBytes {
  name: string;
  bytes: Uint8Array;
}

/** A file that is not packed, or why it could not be unpacked. */
type FileInside = Result<NamedBytes, UnpackError | 'no-zip-reader' | 'no-recipe'>;

interface ArchiveTools {
  /** Null if zips cannot be read. */
  readZip: ReadZip | null;
  budget: Budget;
}

/** A zip may hold a zip for each recipe. */
const MAX_DEPTH = 1;

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

/** `PK`, and an entry or the end of an empty archive (PKWARE's APPNOTE, 4.3.6). */
const isZip = (bytes: Uint8Array) =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06);

/** In bytes: the end of a directory without its comment, and the longest comment (APPNOTE, 4.3.16). */
const END_SIZE = 22;
const MAX_COMMENT_SIZE = 0xffff;

/** Whether a zip has the end of its directory. `but-unzip` 0.1.10 looks for it forever in one that breaks off. */
function hasDirectory(bytes: Uint8Array): boolean {
  const last = bytes.length - END_SIZE;
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT_SIZE; at--)
    if (startsWith(bytes.subarray(at, at + 4), 0x50, 0x4b, 0x05, 0x06)) return true;
  return false;
}

/** RFC 1952, 2.3.1. */
const isGzip = (bytes: Uint8Array) => startsWith(bytes, 0x1f, 0x8b);

/** The files of a zip that may hold recipes, unpacked one by one. */
async function* filesInZip(
  bytes: Uint8Array,
  { readZip, budget }: ArchiveTools,
): AsyncGenerator<Result<NamedBytes, UnpackError | 'no-zip-reader'>> {
  if (!readZip) return yield fail('no-zip-reader');
  if (!hasDirectory(bytes)) return yield fail('damaged');
  let failure: UnpackError = 'damaged';
  const inflate = async (packed: Uint8Array) => {
    const content = await unpack(packed, 'deflate-raw', budget);
    if (content.ok) return content.value;
    failure = content.code;
    throw new Error(content.code);
  };
  try {
    for (const { filename, read } of readZip(bytes, inflate)) {
      if (!mayHoldRecipe(filename)) continue;
      failure = 'damaged';
      const { left } = budget;
      const content = await Promise.resolve()
        .then(read)
        .catch(() => null);
      // Files that are not packed may be the same bytes again and again.
      if (content && budget.left === left) budget.left -= content.length;
      yield content ? ok({ name: filename, bytes: content }) : fail(failure);
    }
  } catch {
    yield fail('damaged');
  }
}

/** The files in a file, whatever it is packed as: itself, what a gzip holds, or each file of a zip. */
export async function* filesInside(
  file: NamedBytes,
  tools: ArchiveTools,
  depth = 0,
): AsyncGenerator<FileInside> {
  const { name, bytes } = file;
  if (isGzip(bytes)) {
    const content = await unpack(bytes, 'gzip', tools.budget);
    yield content.ok ? ok({ name: name.replace(/\.gz$/i, ''), bytes: content.value }) : content;
  } else if (!isZip(bytes)) yield ok(file);
  else if (depth > MAX_DEPTH) yield fail('no-recipe');
  else
    for await (const inside of filesInZip(bytes, tools))
      if (inside.ok) yield* filesInside(inside.value, tools, depth + 1);
      else yield inside;
}
