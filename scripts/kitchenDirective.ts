import type { AstroIntegration } from 'astro';

/** Adds the client directive `client:kitchen`, so that no other visitor loads React for what is about their kitchen. */
export const kitchenDirective = (): AstroIntegration => ({
  name: 'kitchen-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'kitchen', entrypoint: './src/browser/withKitchen.ts' }),
  },
});
