/** Which part of the code may know which other. `make test ONLY=architecture` checks it. */

const modules = '^backend/src/modules/([^/]+)/';

/** The modules in layers, the lowest first: a module uses those of lower layers, never of its own or above. */
const layers = require('./backend/architecture/layers.json');
const known = layers.flat().join('|');

const layerRules = layers.flatMap((names, index) => {
  const own = names.join('|');
  const same = {
    name: 'layers-side',
    comment: 'A module does not use a module of its own layer.',
    severity: 'error',
    from: { path: `^backend/src/modules/(${own})/` },
    to: { path: `^backend/src/modules/(${own})/`, pathNot: '^backend/src/modules/$1/' },
  };
  const above = layers
    .slice(index + 1)
    .flat()
    .join('|');
  if (!above) return [same];
  return [
    same,
    {
      name: 'layers-up',
      comment: 'A module does not use a module of a higher layer.',
      severity: 'error',
      from: { path: `^backend/src/modules/(?:${own})/` },
      to: { path: `^backend/src/modules/(?:${above})/` },
    },
  ];
});
const features = '^frontend/src/features/([^/]+)/';
const prismaClient = '^backend/src/platform/database/(generated/(?!enums)|prisma\\.ts)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Files that need each other cannot be read, tested or moved alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycles',
      comment:
        'The folders of the backend form layers: product, tooling, then what runs and tests them.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^backend/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'no-cycles-of-capabilities',
      comment: 'The folders inside of a module build on each other in one direction.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^backend/src/(kernel|platform|modules/[^/]+)/[^/]+' },
      to: {
        circular: true,
        viaOnly: { path: '^backend/src/(kernel|platform|modules/[^/]+)/[^/]+' },
      },
    },
    {
      name: 'tooling-knows-no-program',
      comment: 'Programs share code through the tooling, never by importing each other.',
      severity: 'error',
      from: { path: '^backend/(tooling|dev|faults|bench)/' },
      to: { path: '^backend/(dev|faults|bench|test)/', pathNot: '^backend/$1/' },
    },
    {
      name: 'resolvable',
      comment: 'An import that cannot be followed escapes every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^(\\.|@/|@loka/)' },
    },
    {
      name: 'kernel-stands-alone',
      comment:
        'The kernel is what everything else is made of: francs, days, errors. The numbering plans of countries are a library.',
      severity: 'error',
      from: { path: '^backend/src/kernel/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: ['^backend/src/kernel/', '^node_modules/libphonenumber-js/'] },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules get their facts passed in: no clock, database, framework or environment.',
      severity: 'error',
      from: { path: `${modules}domain/`, pathNot: '\\.spec\\.ts$' },
      to: {
        pathNot: ['^backend/src/kernel/', '^backend/src/modules/$1/domain/'],
        // The shape of a fact from a lower module may be named: it is gone once compiled.
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'prisma-behind-use-cases',
      comment:
        'Who answers HTTP or takes a job, and who says what it looks like, asks a use case or a query.',
      severity: 'error',
      from: { path: `${modules}.*\\.(controller|processor|schedule|schema|module)\\.ts$` },
      to: { path: prismaClient },
    },
    {
      name: 'public-entry',
      comment: 'A module is used through its index.ts, from other modules and from the programs.',
      severity: 'error',
      from: { path: modules },
      to: {
        path: modules,
        pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'public-entry-for-programs',
      comment: 'The programs put modules together; they know no file inside of one.',
      severity: 'error',
      from: { path: '^backend/src/[^/]+\\.ts$' },
      to: {
        path: modules,
        pathNot: '^backend/src/modules/(?:[^/]+/index|.+\\.worker\\.module)\\.ts$',
      },
    },
    {
      name: 'worker-alone-takes-jobs',
      comment: 'The api adds jobs. Processors and schedules run in the worker alone.',
      severity: 'error',
      from: {
        path: '^backend/src/',
        pathNot: ['^backend/src/worker\\.module\\.ts$', '\\.worker\\.module\\.ts$'],
      },
      to: { path: '\\.(?:worker\\.module|processor|schedule)\\.ts$' },
    },
    {
      name: 'own-files-not-own-entry',
      comment: 'Inside a module files import each other, not the entry: that would be a cycle.',
      severity: 'error',
      from: { path: modules },
      to: { path: '^backend/src/modules/$1/index\\.ts$' },
    },
    {
      name: 'every-module-has-a-layer',
      comment: 'A new module gets its place in the list of layers at the top of this file.',
      severity: 'error',
      from: { path: '^backend/src/modules/', pathNot: `^backend/src/modules/(?:${known})/` },
      to: {},
    },
    ...layerRules,
    {
      name: 'platform-knows-no-module',
      comment: 'The platform serves any module.',
      severity: 'error',
      from: { path: '^backend/src/platform/' },
      to: { path: '^backend/src/(modules/|[^/]+\\.module\\.ts$)' },
    },
    {
      name: 'product-knows-no-tool',
      comment: 'What only tests and developers have is not there in production.',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^(backend/(client|test|tooling|dev|faults|simulator|bench)|prisma|frontend|admin)/',
      },
    },
    {
      name: 'simulator-knows-no-product',
      comment: 'The gateway is another company: it and the product share a contract, not code.',
      severity: 'error',
      from: { path: '^backend/simulator/' },
      to: { path: '^backend/', pathNot: '^backend/simulator/' },
    },
    {
      name: 'client-stands-alone',
      comment: 'Both sites are built on it, whatever they are made with.',
      severity: 'error',
      from: { path: '^backend/client/', pathNot: '^backend/client/testing/' },
      to: { pathNot: ['^backend/client/', '^node_modules/openapi-fetch/'] },
    },
    {
      name: 'sites-know-the-client-alone',
      comment: 'What a site knows of the server is what the API says.',
      severity: 'error',
      from: { path: '^(frontend|admin)/src/', pathNot: '^(frontend|admin)/src/testing/' },
      to: { path: '^(backend|prisma)/', pathNot: '^backend/client/index\\.ts$' },
    },
    {
      name: 'testing-serves-tests',
      comment: 'What tests stand on is not there in a browser.',
      severity: 'error',
      from: { path: '^(frontend|admin|backend/client)/', pathNot: '/testing/' },
      to: { path: '^(frontend/src|admin/src|backend/client)/testing/' },
    },
    {
      name: 'features-public-entry',
      comment: 'A feature uses another through its index or its calls.',
      severity: 'error',
      from: { path: features },
      to: {
        path: features,
        pathNot: [
          '^frontend/src/features/$1/',
          '^frontend/src/features/[^/]+/(index\\.tsx?$|api/)',
        ],
      },
    },
    {
      name: 'components-know-no-feature',
      comment: 'Buttons and dialogs serve any feature.',
      severity: 'error',
      from: { path: '^frontend/src/components/' },
      to: { path: '^frontend/src/(features|app)/' },
    },
    {
      name: 'features-know-no-app',
      comment: 'Pages and their frame put features together; features do not know where they are.',
      severity: 'error',
      from: { path: '^frontend/src/features/' },
      to: { path: '^frontend/src/app/' },
    },
    {
      name: 'sites-build-upwards',
      comment: 'Calls and formats serve everything that is shown.',
      severity: 'error',
      from: { path: '^(frontend|admin)/src/(api|lib)/' },
      to: { path: '^(frontend|admin)/src/(app|components|dashboard|features|layout|resources)/' },
    },
    {
      name: 'console-components-know-no-page',
      comment: 'What several pages of the console show does not know them.',
      severity: 'error',
      from: { path: '^admin/src/components/' },
      to: { path: '^admin/src/(dashboard|layout|resources)/' },
    },
    {
      name: 'no-folder-circles',
      comment: 'Folders that need each other are one folder, even if no two of their files do.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(frontend|admin)/src/' },
      to: { circular: true },
    },
    {
      name: 'resources-stand-alone',
      comment: 'A resource of the console uses another through its index.',
      severity: 'error',
      from: { path: '^admin/src/resources/([^/]+)/' },
      to: {
        path: '^admin/src/resources/',
        pathNot: ['^admin/src/resources/$1/', '^admin/src/resources/[^/]+/index\\.tsx?$'],
      },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/generated/'] },
    // Packages stay visible, so that a rule about what a layer may use holds for them too.
    exclude: {
      path: [
        '^(backend/|frontend/|admin/)?dist/',
        '^(frontend/src|admin/src|backend/client)/.*\\.spec\\.tsx?$',
      ],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    webpackConfig: { fileName: '.dependency-cruiser.resolve.cjs' },
  },
};
