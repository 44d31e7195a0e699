/** Imports flow one way: domain <- i18n <- site <- content and ui <- features <- pages (ARCHITECTURE.md has the table). */
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: to },
});

module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unknown', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('domain-alone', '^src/domain/', '^src/domain/', 'The domain knows nothing but itself.'),
    only('words-alone', '^src/i18n/', '^src/(i18n|domain)/', 'Words know the ids of the domain at most.'),
    only('site-low', '^src/site/', '^src/(site|i18n|domain)/', 'Addresses know languages.'),
    only('content-low', '^src/content/', '^src/(content|domain|i18n|site)/', 'Content knows no screen.'),
    only('browser-low', '^src/browser/', '^src/(browser|domain|i18n|site)/', 'The browser knows no screen.'),
    only('ui-low', '^src/ui/', '^src/(ui|browser|domain|i18n|site)/', 'Components know no feature.'),
    {
      name: 'domain-pure',
      comment: 'The domain takes libraries of its own field only.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules', pathNot: '(numeric-quantity|parse-ingredient)' },
    },
    {
      name: 'features-apart',
      comment: 'A feature never imports another; pages put them together.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'features-below-pages',
      severity: 'error',
      from: { path: '^src/(features|ui|browser|content|i18n|site|domain)/' },
      to: { path: '^src/(pages|root|routes|entry)' },
    },
    {
      name: 'words-are-data',
      comment: 'Catalogs and content are read while pages are built; they never travel as code.',
      severity: 'error',
      from: { path: '^src/(features|ui|browser)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '(\\.server\\.tsx?$|^src/i18n/[^/]+/|^src/content/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'libraries-declared',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'],
        pathNot: '(vitest|fast-check|@react-router/dev|mdx|zod|yaml|@types)',
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
    exclude: { path: '(\\.css$|\\.svg$|\\.woff2|\\?)' },
  },
};
