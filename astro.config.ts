import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { PAGE_POLICY } from './scripts/headers.ts';
import { markdown } from './src/content/markdown/markdown.ts';

export default defineConfig({
  output: 'static',
  outDir: './dist',
  trailingSlash: 'never',
  // A page named index becomes a folder, any other a file: /faq/index.html, but /fr/404.html.
  build: { format: 'preserve', inlineStylesheets: 'always', assets: 'assets', concurrency: 2 },
  integrations: [react(), mdx()],
  markdown: { processor: markdown, syntaxHighlight: false },
  security: { csp: PAGE_POLICY },
  devToolbar: { enabled: false },
  vite: {
    define: {
      __BUILD_YEAR__: new Date().getFullYear(),
      'import.meta.env.SITE_ORIGIN': JSON.stringify(process.env['SITE_ORIGIN'] ?? 'http://localhost:4173'),
      'import.meta.env.CONTACT_MAIL': JSON.stringify(process.env['CONTACT_MAIL'] ?? ''),
    },
    css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  },
});
