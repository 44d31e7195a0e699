import { foldAccents } from '@gramwise/engine/language/foldAccents.ts';

/** An id for a text: `Où mesurer l’eau ?` becomes `ou-mesurer-l-eau`. */
export function slug(text: string): string {
  return foldAccents(text)
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
