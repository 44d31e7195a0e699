/**
 * What every server of the site sends, in one place: the server of `npm start` uses it, and a test compares the
 * configurations in deploy/ with it. Scripts are governed by a policy inside each page, because the hashes of a
 * page's inline scripts belong to that page alone; this header holds what a page cannot say of itself.
 */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'self'; form-action 'self'; object-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), screen-wake-lock=(self)',
  'X-Frame-Options': 'DENY',
} as const;

/** Files under /assets/ carry a hash in their name and never change; everything else is asked for anew. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

/** The policy inside a page: our own origin, the page's inline scripts by hash, recipe pictures from their hosts. */
export function pagePolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https://images.unsplash.com https://commons.wikimedia.org https://upload.wikimedia.org",
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}
