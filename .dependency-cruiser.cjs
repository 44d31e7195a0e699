/**
 * Imports flow one way: engine <- catalogs, format, content, site <- browser, ui <- tools <- features <- layouts,
 * pages. `npm run borders` holds these rules against .ts and .tsx files by dependency-cruiser, and against .astro files by
 * scripts/borders.ts.
 */
const { TEST_FILES } = require('./scripts/testFiles.ts');

/** A room of src/ may import itself and these rooms. */
const room = (name, ...others) => ({
  name: `${name}-imports`,
  comment: `src/${name} may import ${['itself', ...others].join(', ')}.`,
  severity: 'error',
  from: { path: `^src/${name}/`, pathNot: TEST_FILES },
  to: { path: '^src/', pathNot: `^src/(${[name, ...others].join('|')})/` },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unknown', severity: 'error', from: {}, to: { couldNotResolve: true } },
    room('catalogs'),
    room('format', 'catalogs'),
    room('site', 'catalogs', 'format'),
    room('content', 'site', 'catalogs', 'format'),
    room('browser', 'site', 'catalogs', 'format'),
    room('ui', 'browser', 'site', 'catalogs', 'format'),
    room('tools', 'ui', 'browser', 'site', 'catalogs', 'format'),
    room('features', 'tools', 'ui', 'browser', 'content', 'site', 'catalogs', 'format'),
    room('layouts', 'features', 'tools', 'ui', 'browser', 'content', 'site', 'catalogs', 'format'),
    {
      name: 'ui-knows-no-food',
      comment: 'Parts that know the engine are shared by tools in src/tools.',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: TEST_FILES },
      to: { path: '^engine/' },
    },
    {
      name: 'engine-apart',
      comment: 'The engine imports nothing of the site.',
      severity: 'error',
      from: { path: '^engine/' },
      to: { path: '^(src|tests|scripts|bench)/' },
    },
    {
      name: 'engine-pure',
      comment: 'The engine takes no library.',
      severity: 'error',
      from: { path: '^engine/src/', pathNot: TEST_FILES },
      to: { path: 'node_modules' },
    },
    {
      name: 'features-apart',
      comment:
        "A feature never imports another; pages put them together. A page's parameters and inputs are those of all its features.",
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: '/(parameters|inputs)\\.tsx?$' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'manifests-are-data',
      comment:
        "A tool's manifest is read by plain Node before Vite starts (scripts/readTools.ts): it imports types only.",
      severity: 'error',
      from: { path: '^src/features/[^/]+/tool\\.ts$' },
      to: { path: '', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'words-are-data',
      comment:
        'Catalogs and content are read while pages are built. What runs in a browser gets them as props.',
      severity: 'error',
      from: { path: '^src/(features|tools|ui|browser|site|format)/', pathNot: TEST_FILES },
      to: {
        path: '^src/(catalogs/([^/]+/|catalogs?\\.ts|messages\\.ts|recipeCardMessages\\.ts)|content/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'libraries-declared',
      comment:
        'What src/ imports stands under dependencies, but for tests, types and what Astro itself brings.',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST_FILES },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'],
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.css$|\\.svg$|\\.woff2|\\?|^astro:)' },
  },
};
