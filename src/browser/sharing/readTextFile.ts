import { type FileError, MAX_FILE_SIZE, textOfBytes } from '@gramwise/engine/import/textOfBytes.ts';
import { fail, type Result } from '@gramwise/engine/result.ts';

/** The text of a file. Errors: those of its bytes; 'unreadable' for a folder or a missing file too. */
export async function readTextFile(file: File): Promise<Result<string, FileError>> {
  if (file.size > MAX_FILE_SIZE) return fail('too-large');
  try {
    return textOfBytes(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return fail('unreadable');
  }
}
