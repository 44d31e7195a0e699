import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import type { MailParts } from './contact.ts';

/** A number that a reader may doubt. */
interface ReportedNumber {
  /** In a few words. */
  about: string;
  /** The sentence with the number. */
  number: string;
  source: string;
  /** The URL of the page that says so. */
  page: string;
}

/** All bytes of a text in percent-encoding, so that programs that collect mail addresses do not find one. */
const hidden = (text: string) =>
  [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** A `mailto:` link (RFC 6068) that opens a mail about a number; lines of a mail end in CRLF. */
export function reportHref(
  { user, host }: MailParts,
  messages: Catalog['report'],
  { about, ...number }: ReportedNumber,
): string {
  const lines = [
    fill(messages.number, number),
    fill(messages.source, number),
    fill(messages.page, number),
    '',
    messages.question,
    '',
  ];
  const subject = encoded(fill(messages.subject, { about }));
  return `mailto:${hidden(user)}@${host}?subject=${subject}&body=${encoded(lines.join('\r\n'))}`;
}
