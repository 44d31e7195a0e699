import { decodeText, type FileError, MAX_FILE_SIZE } from '@gramwise/engine/import/decodeText.ts';
import { fail, type Result } from '@gramwise/engine/result.ts';

/** Reads a file as text. Errors: those of its bytes, and 'unreadable' for a folder or a missing file. */
export async function readTextFile(file: File): Promise<Result<string, FileError>> {
  if (file.size > MAX_FILE_SIZE) return fail('too-large');
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return fail('unreadable');
  }
}
