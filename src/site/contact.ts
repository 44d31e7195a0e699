/**
 * The contact address. The default is a reserved documentation domain (RFC 2606); set `CONTACT_MAIL` when building for
 * publication. Pages carry only its two parts, joined in the browser.
 */
const MAIL: string = import.meta.env.CONTACT_MAIL || 'hello@gramwise.example';

export interface MailParts {
  user: string;
  host: string;
}

/** Splits an email address at the @. Throws for any other text, which stops the build. */
export function mailParts(address: string = MAIL): MailParts {
  const [, user, host] = /^([^\s@<>]+)@([^\s@<>]+\.[^\s@<>.]+)$/.exec(address) ?? [];
  if (!user || !host) throw new Error(`CONTACT_MAIL is not a mail address: ${address}`);
  return { user, host };
}
