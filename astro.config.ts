import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { PAGE_POLICY } from './scripts/headers.ts';
import { scriptFiles } from './scripts/scriptFiles.ts';
import { markdown } from './src/content/markdown/markdown.ts';
import { OPERATOR_VARIABLES, stopIfIncomplete } from './src/site/operator.ts';

// Astro asks at each command whether this is set; here it is on every system.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

stopIfIncomplete(process.env);
const OPERATOR = Object.fromEntries(
  Object.values(OPERATOR_VARIABLES).map((name) => [name, process.env[name] ?? '']),
);

/**
 * Small files compress badly, and slow networks fetch few at a time, so React, what most tools need, and what tools
 * with a choice of foods or with answers to questions need stand in one file each. A group takes along all that its modules import, so what scripts
 * without React import too comes first, in a file of its own: else pages that are only read would load React
 * (tests/pages holds that). Over HTTP/1.1 a browser fetches six files at a time; home's scripts and fonts come in two
 * such rounds, and one file more would cost a third. Files to save, which few ask for, stand apart. Nothing here does anything by being loaded.
 */
const GROUPS = [
  {
    name: 'shared',
    test: /src[\\/](i18n[\\/](?!cookText|duration|measureSize|measureText|rangeText|unitText|weights)|site[\\/](?!shareTarget)|browser[\\/](?!use|save|calendar|earlyInput|query|loadLexicon)|ui[\\/]toast|features[\\/](search[\\/]slash|timers[\\/]showTimers))|engine[\\/]src[\\/](calculators[\\/]calendar|language[\\/]foldAccents)/,
    priority: 1,
  },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/ },
  {
    name: 'tool',
    test: /src[\\/](ui[\\/](amount[\\/](?!useMeasureReader)|(button|field|icon|island|language|link|segments|table|theme)[\\/]|foodField[\\/]loadFoods)|browser[\\/](?!save|calendar|loadLexicon)|i18n[\\/](duration|measureText|rangeText|unitText|weights))|engine[\\/]src[\\/](kitchens[\\/](?!measureMeaning)|quantity|result|rounding[\\/](metric|spoons)|units[\\/](units|usMeasures|linear)\b)/,
  },
  // Vite's own, which everything that loads later needs.
  { name: 'preload', test: /preload-helper/, priority: 1 },
  { name: 'heat', test: /engine[\\/]src[\\/]temperature[\\/](gasMark|thermostat|ovenHeat|scales)/ },
  { name: 'print', test: /src[\\/]ui[\\/]print[\\/](printPage|PrintCode)/ },
  {
    name: 'foods',
    test: /src[\\/](ui[\\/](combobox|foodField)|i18n[\\/](cookText|measureSize))|engine[\\/]src[\\/](units[\\/](convert|specification[\\/]homeConverter)|foods[\\/](?!ingredients|traits|kinds|table|names|match[\\/](?!findFoods))|language[\\/](typos|plain)\.)/,
  },
  {
    name: 'reader',
    test: /src[\\/](features[\\/]recipeReader[\\/](.*\.module\.css|lineChoices))|engine[\\/]src[\\/]text[\\/]recipe[\\/]limits/,
  },
  {
    name: 'amounts',
    test: /engine[\\/]src[\\/]recipes[\\/](shownAmount|bareName)|src[\\/]features[\\/]recipe[\\/]text[\\/]/,
  },
];

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
    plugins: [scriptFiles()],
    define: {
      __BUILD_YEAR__: new Date().getFullYear(),
      'import.meta.env.SITE_ORIGIN': JSON.stringify(process.env['SITE_ORIGIN'] ?? 'http://localhost:4173'),
      'import.meta.env.OPERATOR': JSON.stringify(OPERATOR),
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } } } },
    },
    css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  },
});
