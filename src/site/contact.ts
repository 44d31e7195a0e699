import { getOperator } from './operator.ts';

/** Reaches nobody: a domain reserved for documentation (RFC 2606). Pages then say that no address is configured. */
const PLACEHOLDER_ADDRESS = 'hello@gramwise.example';

export interface MailParts {
  user: string;
  host: string;
}

/** The contact address in its two parts, joined in the browser. Throws for any other text, which stops the build. */
export function splitMailAddress(address: string = getOperator().mail ?? PLACEHOLDER_ADDRESS): MailParts {
  const [, user, host] = /^([^\s@<>]+)@([^\s@<>]+\.[^\s@<>.]+)$/.exec(address) ?? [];
  if (!user || !host) throw new Error(`CONTACT_MAIL is not a mail address: ${address}`);
  return { user, host };
}

/** The publisher's address, null if none is set for this build: nobody would read what is sent to the placeholder. */
export function publisherMail({ mail } = getOperator()): MailParts | null {
  return mail === null ? null : splitMailAddress(mail);
}
