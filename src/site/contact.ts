/**
 * Where visitors' messages go. `gramwise.example` is a name that exists in documentation only (RFC 2606), so this
 * address reaches nobody: whoever publishes the site sets `CONTACT_MAIL` when building it. Read while pages are
 * built; visitors get the two parts, which only a browser puts together.
 */
const MAIL: string = import.meta.env.CONTACT_MAIL || 'hello@gramwise.example';

export interface MailParts {
  user: string;
  host: string;
}

/** The two sides of a mail address. Throws, and so stops the build, for what is not one. */
export function mailParts(address: string = MAIL): MailParts {
  const [, user, host] = /^([^\s@<>]+)@([^\s@<>]+\.[^\s@<>.]+)$/.exec(address) ?? [];
  if (!user || !host) throw new Error(`CONTACT_MAIL is not a mail address: ${address}`);
  return { user, host };
}
