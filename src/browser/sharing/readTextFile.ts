import { type FileError, MAX_FILE_SIZE, textOfBytes } from '@gramwise/engine/import/textOfBytes.ts';
import { fail, type Result } from '@gramwise/engine/result.ts';

/** Reads a file as text. Errors: those of its bytes, and 'unreadable' for a folder or a missing file. */
export async function readTextFile(file: File): Promise<Result<string, FileError>> {
  if (file.size > MAX_FILE_SIZE) return fail('too-large');
  try {
    return textOfBytes(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return fail('unreadable');
  }
}
