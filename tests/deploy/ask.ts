import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The decompressed body. */
  text: string;
}

const UNPACK: Record<string, (packed: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Sends one request exactly as given: follows no redirects, normalizes no paths, adds no header but Host. */
export function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(parts);
        const unpack = UNPACK[response.headers['content-encoding'] ?? ''];
        const text = (unpack && body.length > 0 ? unpack(body) : body).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    call.on('error', reject);
    call.end();
  });
}
