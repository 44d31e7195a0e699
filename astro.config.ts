import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { chunks } from './scripts/chunks/chunks.ts';
import { PAGE_POLICY } from './scripts/headers.ts';
import { kitchenDirective } from './scripts/kitchenDirective.ts';
import { toolPaths } from './scripts/readTools.ts';
import { scriptFiles } from './scripts/scriptFiles.ts';
import { markdown } from './src/content/markdown/markdown.ts';
import { assertOperatorComplete, OPERATOR_VARIABLES } from './src/site/operator.ts';

// Astro asks at each command whether this is set; here it is on every system.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

assertOperatorComplete(process.env);
const OPERATOR = Object.fromEntries(
  Object.values(OPERATOR_VARIABLES).map((name) => [name, process.env[name] ?? '']),
);

const TOOL_PATHS = JSON.stringify(await toolPaths());

export default defineConfig({
  output: 'static',
  outDir: './dist',
  trailingSlash: 'never',
  // A page named index becomes a folder, any other a file: /faq/index.html, but /fr/404.html.
  build: { format: 'preserve', inlineStylesheets: 'always', assets: 'assets', concurrency: 2 },
  integrations: [react(), mdx(), scriptFiles(), chunks(), kitchenDirective()],
  markdown: { processor: markdown, syntaxHighlight: false },
  security: { csp: PAGE_POLICY },
  devToolbar: { enabled: false },
  vite: {
    define: {
      __TOOL_PATHS__: TOOL_PATHS,
      __BUILD_YEAR__: new Date().getFullYear(),
      'import.meta.env.SITE_ORIGIN': JSON.stringify(process.env['SITE_ORIGIN'] ?? 'http://localhost:4173'),
      'import.meta.env.OPERATOR': JSON.stringify(OPERATOR),
    },
    // In one file, the reader of recipes would carry what only translations and nutrition need. What it starts with is
    // one: a second file would be a second wait for the first paste.
    worker: {
      format: 'es',
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'worker', tags: ['$initial'] }] } } },
    },
    css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  },
});
