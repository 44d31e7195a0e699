/**
 * What every server of the site sends, in one place: the server of `npm start` uses it, and a test compares the
 * configurations in deploy/ with it. Scripts and styles are governed by a policy inside each page, which Astro writes
 * with the hashes of that page; this header holds what a page cannot say of itself.
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

/**
 * The policy inside a page besides its scripts and styles: our own origin, and recipe pictures from their hosts. Style
 * attributes set the sizes of drawings.
 */
export const PAGE_POLICY = {
  directives: [
    "default-src 'self'" as const,
    "img-src 'self' data: https://images.unsplash.com https://commons.wikimedia.org https://upload.wikimedia.org" as const,
    "connect-src 'self'" as const,
    "font-src 'self'" as const,
    "worker-src 'self'" as const,
    "manifest-src 'self'" as const,
    "base-uri 'self'" as const,
    "form-action 'self'" as const,
    "object-src 'none'" as const,
  ],
  styleDirective: {
    resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' as const }],
  },
};
