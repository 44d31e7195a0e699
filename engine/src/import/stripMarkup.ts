import { decodeEntities } from '../text/decodeEntities.ts';

const BLOCK_TAG = /<\/?(?:p|li|h[1-6]|tr|div|br|dt|dd|section|article|ol|ul)\b[^<>]{0,500}>/gi;
const UNREAD_BLOCK = /<(script|style|template)\b[\s\S]{0,20000}?<\/\1\s*>/gi;
const TAG = /<\/?[a-z!][^<>]{0,2000}>/gi;

/** Strips markup without a parser, such as on the command line, and puts `edge` around blocks. */
export const stripMarkup = (markup: string, edge: string): string =>
  decodeEntities(markup.replace(UNREAD_BLOCK, ' ').replace(BLOCK_TAG, edge).replace(TAG, ' '));
