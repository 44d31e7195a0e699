// Every runtime has them, but the engine is compiled without the types of the DOM and Node.
declare const TextDecoder: new (encoding: string) => { decode(bytes: Uint8Array): string };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const atob: (text: string) => string;

/** Mail headers with continued lines joined, by name in lower case. */
function headersIn(head: string): Map<string, string> {
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name, value] = /^([\w-]{1,60}):\s*(.*)$/.exec(line) ?? [];
      return name ? [[name.toLowerCase(), value ?? '']] : [];
    }),
  );
}

/** A message: its headers, and what follows the first blank line. */
function split(text: string): { headers: Map<string, string>; body: string } {
  const [, head = '', body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(text) ?? [];
  return { headers: headersIn(head), body };
}

const parameterOf = (header: string, name: string) =>
  new RegExp(String.raw`\b${name}\s?=\s?(?:"([^"]*)"|([^\s;]+))`, 'i').exec(header)?.slice(1).find(Boolean) ??
  '';

/** The bytes of quoted-printable text (RFC 2045, 6.7). */
function quotedPrintable(text: string): Uint8Array {
  const whole = new TextEncoder().encode(text.replace(/=[ \t]*\r?\n/g, ''));
  let size = 0;
  for (let at = 0; at < whole.length; at++) {
    const code = whole[at] ?? 0;
    const pair = code === 0x3d ? String.fromCharCode(whole[at + 1] ?? 0, whole[at + 2] ?? 0) : '';
    const isCode = /^[\da-f]{2}$/i.test(pair);
    // Written over what was read already.
    whole[size++] = isCode ? Number.parseInt(pair, 16) : code;
    if (isCode) at += 2;
  }
  return whole.subarray(0, size);
}

function base64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text.replace(/\s+/g, '')), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

function decoded(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset || 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder('utf-8').decode(bytes);
  }
}

function contentOf(headers: ReadonlyMap<string, string>, body: string): string | null {
  const encoding = headers.get('content-transfer-encoding')?.trim().toLowerCase() ?? '';
  const charset = parameterOf(headers.get('content-type') ?? '', 'charset');
  if (encoding === 'quoted-printable') return decoded(quotedPrintable(body), charset);
  if (encoding !== 'base64') return body;
  const bytes = base64(body);
  return bytes && decoded(bytes, charset);
}

/** In characters; enough for the headers of a saved page. */
const MAX_HEAD_LENGTH = 8000;

export const isMhtml = (text: string) =>
  /^[\w-]{1,60}:/.test(text) && /^content-type:\s*multipart\/related/im.test(text.slice(0, MAX_HEAD_LENGTH));

/** The page in a `.mhtml` file (RFC 2557): its first part in HTML. Null if it has none or it is broken. */
export function pageInMhtml(text: string): string | null {
  const { headers, body } = split(text);
  const boundary = parameterOf(headers.get('content-type') ?? '', 'boundary');
  if (boundary === '') return null;
  for (const part of body.split(`--${boundary}`)) {
    const inside = split(part.replace(/^\r?\n/, ''));
    if (/^text\/html\b/i.test(inside.headers.get('content-type') ?? ''))
      return contentOf(inside.headers, inside.body);
  }
  return null;
}
