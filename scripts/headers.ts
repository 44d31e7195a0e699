import { englishPath } from '../src/site/localPath.ts';

/** The device features a page may use: camera and augmented reality only on pages that measure with them. */
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
  // URLs contain what visitors type into tools, so no server, not even ours, learns which page sent a request.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': permissions('()'),
  'X-Frame-Options': 'DENY',
} as const;

/**
 * Headers of pages that differ from the rest, by their English path; null removes one. Frames for other sites
 * (`FRAME_PATHS` in src/site/paths.ts) are the only pages that others may frame, and only the page that measures with
 * the camera may use it.
 */
const OTHER_HEADERS: readonly {
  pages: RegExp;
  headers: Partial<Record<keyof typeof SECURITY_HEADERS, string | null>>;
}[] = [
  {
    pages: /^\/embed\/(converter|food|nutrition)(\/|$)/,
    headers: {
      'Content-Security-Policy': SECURITY_HEADERS['Content-Security-Policy'].replace("'none'", '*'),
      'X-Frame-Options': null,
    },
  },
  {
    pages: /^\/tools\/measure(\/|$)/,
    headers: { 'Permissions-Policy': permissions('(self)') },
  },
];

/** The security headers of a URL, without its query. */
export function securityHeaders(path: string): Record<string, string> {
  const english = englishPath(path);
  const all = Object.assign(
    {},
    SECURITY_HEADERS,
    ...OTHER_HEADERS.flatMap(({ pages, headers }) => (pages.test(english) ? [headers] : [])),
  ) as Record<string, string | null>;
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

/** Files in /assets/ have a hash in their name and never change; everything else is revalidated. */
export const IMMUTABLE_CACHING = 'public, max-age=31536000, immutable';
export const REVALIDATE_CACHING = 'no-cache';

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
