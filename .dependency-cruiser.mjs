/** The floors of ARCHITECTURE.md: imports point down, features stand side by side, nothing goes round in circles. */
const floors = ['routes', 'services', 'features', '(ui|db)', 'lib', 'generated'];

const upward = floors.slice(1).map((floor, index) => ({
  name: `no-import-up-from-${floor.replace(/\W+/g, '-')}`,
  comment: 'Imports point downwards only.',
  severity: 'error',
  from: { path: `^app/${floor}/` },
  to: {
    path: floors
      .slice(0, index + 1)
      .map((above) => `^app/${above}/`)
      .join('|'),
  },
}));

export default {
  forbidden: [
    ...upward,
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: { path: '^app/features/', pathNot: '^app/features/$1/' },
    },
    {
      name: 'ui-and-db-do-not-know-each-other',
      severity: 'error',
      from: { path: '^app/ui/' },
      to: { path: '^app/db/' },
    },
    {
      name: 'pages-do-not-import-the-process',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^(server|scripts|tests|bench)/' },
    },
    {
      name: 'the-process-takes-only-types-from-the-pages',
      comment: 'The pages are loaded from their build; a module imported twice would be two modules.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^app/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'product-does-not-import-tests',
      severity: 'error',
      from: { path: '^(app|server)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tests|bench)/' },
    },
    {
      name: 'no-development-packages-in-the-product',
      severity: 'error',
      from: {
        path: '^(app|server)/',
        pathNot: '\\.test\\.tsx?$|^server/(pages|build)\\.ts$|^app/routes\\.ts$',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
