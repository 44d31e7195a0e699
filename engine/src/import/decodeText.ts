import { fail, ok, type Result } from '../result.ts';

/** Larger files are not recipes. In bytes. */
export const MAX_FILE_SIZE = 5_000_000;

export type FileError = 'too-large' | 'not-text' | 'unreadable';

// Every runtime has it, but the engine is compiled without the types of the DOM and Node.
declare const TextDecoder: new (
  encoding: string,
  options?: { fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/** UTF-8, UTF-16 with a byte order mark, or else the encoding of older Windows programs. */
function decodeBytes(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Browsers read past what servers leave in pages. */
const withoutNulls = (text: string) => (/^\s*</.test(text) ? text.replaceAll('\0', '') : text);

/** Whether content is text: no NUL, and no archive, PDF or RTF document. Saved pages have other control characters. */
const isText = (text: string) =>
  !text.includes('\0') && !text.startsWith('PK\u0003') && !/^\s*(?:%PDF-|\{\\rtf)/.test(text);

/** The text of a file's bytes. Errors: 'too-large' above `limit`, 5 MB; 'not-text'; 'unreadable' if it is blank. */
export function decodeText(bytes: Uint8Array, limit = MAX_FILE_SIZE): Result<string, FileError> {
  if (bytes.length > limit) return fail('too-large');
  const text = withoutNulls(decodeBytes(bytes));
  if (text.trim() === '') return fail('unreadable');
  return isText(text) ? ok(text) : fail('not-text');
}
