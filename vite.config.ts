import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { mdxPages } from './scripts/mdxPages.ts';
import { showFailures } from './scripts/showFailures.ts';

export default defineConfig({
  plugins: [mdxPages(), showFailures(), reactRouter()],
  define: {
    __BUILD_YEAR__: new Date().getFullYear(),
    'import.meta.env.VITE_SITE_ORIGIN': JSON.stringify(process.env['SITE_ORIGIN'] ?? 'http://localhost:4173'),
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
});
