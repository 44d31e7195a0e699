import { decodeText, type FileError, MAX_FILE_SIZE } from '@gramwise/engine/import/decodeText.ts';
import { fail, type Result } from '@gramwise/engine/result.ts';

/** The text of a file. Errors: those of its bytes; 'unreadable' for a folder or a missing file too. */
export async function textOfFile(file: File): Promise<Result<string, FileError>> {
  if (file.size > MAX_FILE_SIZE) return fail('too-large');
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return fail('unreadable');
  }
}
