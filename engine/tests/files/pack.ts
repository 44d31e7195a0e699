import { downloadZip } from 'client-zip';

/** A text as UTF-8. */
export const utf8 = (text: string) => new TextEncoder().encode(text);

/** Bytes packed as gzip or by zip's method. */
export async function pack(
  bytes: Uint8Array<ArrayBuffer>,
  format: 'gzip' | 'deflate-raw',
): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream(format));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** A zip of files that are not packed. */
export const zipOf = async (files: Readonly<Record<string, string | Uint8Array>>): Promise<Uint8Array> =>
  new Uint8Array(
    await downloadZip(
      Object.entries(files).map(([name, input]) => ({ name, input, lastModified: new Date(0) })),
    ).arrayBuffer(),
  );

/**
 * A zip with one packed file, as other programs write them: a local header, the file, the directory, its end (PKWARE's
 * APPNOTE, 4.3). Its checksum is left at 0.
 */
export async function packedZip(name: string, content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = await pack(content, 'deflate-raw');
  const short = (n: number) => [n & 255, (n >> 8) & 255];
  const long = (n: number) => [...short(n), ...short(n >>> 16)];
  const named = [...utf8(name)];
  const sizes = [
    ...long(0),
    ...long(packed.length),
    ...long(content.length),
    ...short(named.length),
    ...short(0),
  ];
  const start = [0x50, 0x4b, 3, 4, ...short(20), ...short(0), ...short(8), ...long(0), ...sizes, ...named];
  const entry = [
    ...[0x50, 0x4b, 1, 2, ...short(20), ...short(20), ...short(0), ...short(8), ...long(0), ...sizes],
    ...[...short(0), ...short(0), ...short(0), ...long(0), ...long(0), ...named],
  ];
  const end = [
    ...[0x50, 0x4b, 5, 6, ...short(0), ...short(0), ...short(1), ...short(1), ...long(entry.length)],
    ...[...long(start.length + packed.length), ...short(0)],
  ];
  return Uint8Array.from([...start, ...packed, ...entry, ...end]);
}
