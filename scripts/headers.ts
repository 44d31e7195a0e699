import { LANGUAGE_CODES } from '../src/i18n/languages.ts';
import { localPath, PAGES } from '../src/site/paths.ts';

/** What a page may use of the device: the camera and the room around it only where one measures with them. */
const permissions = (camera: '()' | '(self)') =>
  `camera=${camera}, geolocation=(), microphone=(), payment=(), usb=(), screen-wake-lock=(self), xr-spatial-tracking=${camera}`;

/**
 * The security headers of every server of the site: used by `npm start`, and a test compares the configurations in
 * deploy/. Each page contains its own policy for scripts and styles, which Astro writes with that page's hashes; this
 * header has what only a header can set.
 */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'self'; form-action 'self'; object-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  // Addresses hold what visitors type into tools, so no server, not even ours, is told which page sent a request.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': permissions('()'),
  'X-Frame-Options': 'DENY',
} as const;

/** The addresses of the page that measures with the camera, in every language and every way to write them. */
export const CAMERA_PATHS: readonly string[] = LANGUAGE_CODES.flatMap((language) =>
  ['', '/', '/index.html'].map((end) => localPath(language, PAGES.measure) + end),
);

/** The security headers of an address, without its query. */
export const headersOf = (path: string): Readonly<Record<keyof typeof SECURITY_HEADERS, string>> =>
  CAMERA_PATHS.includes(path)
    ? { ...SECURITY_HEADERS, 'Permissions-Policy': permissions('(self)') }
    : SECURITY_HEADERS;

/** Files in /assets/ have a hash in their name and never change; everything else is revalidated. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

/**
 * The rest of a page's policy, besides scripts and styles: our own origin, and the hosts of recipe pictures. Style
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
