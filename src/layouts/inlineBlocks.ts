import { createHash } from 'node:crypto';

/** Comes before any style sheet, so that the layer order never depends on load order. */
export const LAYER_ORDER = '@layer tokens, base, shared, components;';

/** How the content security policy allows an inline script or style. */
export const hashSource = (block: string) =>
  `sha256-${createHash('sha256').update(block).digest('base64')}` as const;
