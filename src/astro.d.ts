import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes the island only for a visitor with a kitchen of their own. */
    'client:kitchen'?: boolean;
  }
}
