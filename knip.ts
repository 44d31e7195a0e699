import type { KnipConfig } from 'knip';

/** Finds code that nothing uses and, with `--production`, code that only tests use: `npm run unused` looks for both. */
export default ({ production: isProduction = false }: { production?: boolean }): KnipConfig => ({
  // Functions that only their own file and its test call stay.
  ignoreExportsUsedInFile: isProduction,
  workspaces: {
    '.': {
      // Knip takes the first three for tools unless they stand here, and the build finds the others by their names.
      astro: {
        config: [],
        entry: [
          'astro.config.ts!',
          'src/content.config.ts!',
          '.size-limit.mjs!',
          'src/content/**/*.mdx!',
          'src/content/faq/??.ts!',
        ],
      },
      entry: [
        'src/pages/{*.ts,!(_*)/**/*.{astro,ts}}!',
        'src/{layouts,pages}/*/script.ts!',
        'src/browser/{pagesWorker,shareWorker,withKitchen}.ts!',
        'src/content/recipes/*/*.ts!',
        'src/features/*/{tool,parameters}.ts!',
        'src/features/*/inputs.tsx',
        'src/catalogs/*/tools/*.ts!',
        'scripts/{finish,serve,astroTypes,borders,fonts,socialCards,appScreenshots,sideBySide}.ts!',
        'bench/{run,folder,recipeText}.ts!',
        'tests/**/*.{e2e,test}.{ts,tsx}',
        'deploy/**/*.js!',
      ],
      project: [
        'src/**/*.{ts,tsx,astro,mdx}!',
        'scripts/**/*.ts!',
        'bench/**/*.ts!',
        'tests/**/*.{ts,tsx}',
        ...(isProduction ? ['!**/*.test.{ts,tsx}!', '!src/features/*/inputs.tsx!'] : []),
      ],
    },
    engine: {
      // The site imports every file by its name, so package.json makes each an entry.
      includeEntryExports: true,
      entry: ['scripts/build.ts!', 'tests/package/{consumer,run,manyRuns}.js', 'src/foods/lists/*.ts!'],
      project: ['src/**/*.ts!', '!**/*.test.ts!', 'tests/**/*.{ts,js}', 'scripts/**/*.ts!', 'bin/*.js!'],
    },
  },
  ignoreIssues: {
    'engine/src/api/*.ts': ['exports', 'types'],
    ...(isProduction && { 'engine/tests/**': ['exports', 'types'] }),
  },
  ignoreBinaries: ['apt-get'],
});
