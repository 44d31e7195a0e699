import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { mdxPages } from './scripts/mdxPages.ts';
import { showFailures } from './scripts/showFailures.ts';
import { stacklessExceptions } from './scripts/stacklessExceptions.ts';

/**
 * What every page needs, in two files instead of thirty, and what all that measures and all that asks needs, in one
 * each: fewer names in the manifest, fewer requests, and better compression.
 */
const codeSplitting = {
  groups: [
    { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
    {
      name: 'base',
      test: /src\/(ui\/(button|clipboard|hydration|icon|language|link|notice|popover|theme)|site|i18n|pages\/shell)\b/,
    },
    { name: 'measure', test: /src\/domain\/(quantity\/(parse|fraction)|units\/home|result)\b/ },
    { name: 'field', test: /src\/ui\/field\b/ },
  ],
};

export default defineConfig({
  plugins: [mdxPages(), showFailures(), stacklessExceptions(), reactRouter()],
  define: {
    __BUILD_YEAR__: new Date().getFullYear(),
    'import.meta.env.VITE_SITE_ORIGIN': JSON.stringify(process.env['SITE_ORIGIN'] ?? 'http://localhost:4173'),
    'import.meta.env.VITE_CONTACT_MAIL': JSON.stringify(process.env['CONTACT_MAIL'] ?? ''),
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
});
