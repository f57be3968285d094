/** Which part of the code may know which other. `make test ONLY=architecture` checks it. */

const modules = '^backend/src/modules/([^/]+)/';

/** The modules in layers, the lowest first: a module uses those of lower layers, never of its own or above. */
const layers = require('./backend/architecture/layers.json');
const known = layers.flat().join('|');

/**
 * A rule that fails the check.
 *
 * @param from, to a path, or a condition of dependency-cruiser
 */
function forbid(name, comment, from, to, more = {}) {
  const condition = (given) => (typeof given === 'string' ? { path: given } : given);
  return { name, comment, severity: 'error', from: condition(from), to: condition(to), ...more };
}

const layerRules = layers.flatMap((names, index) => {
  const own = names.join('|');
  const same = forbid(
    'layers-side',
    'A module does not use a module of its own layer.',
    `^backend/src/modules/(${own})/`,
    { path: `^backend/src/modules/(${own})/`, pathNot: '^backend/src/modules/$1/' },
  );
  const above = layers
    .slice(index + 1)
    .flat()
    .join('|');
  if (!above) return [same];
  return [
    same,
    forbid(
      'layers-up',
      'A module does not use a module of a higher layer.',
      `^backend/src/modules/(?:${own})/`,
      `^backend/src/modules/(?:${above})/`,
    ),
  ];
});
const features = '^frontend/src/features/([^/]+)/';
const prismaClient = '^backend/src/platform/database/(generated/(?!enums)|prisma\\.ts)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Files that need each other cannot be read, tested or moved alone.',
      {},
      { circular: true },
    ),
    forbid(
      'no-folder-cycles',
      'The folders of the backend form layers: product, tooling, then what runs and tests them.',
      '^backend/[^/]+$',
      { circular: true },
      { scope: 'folder' },
    ),
    forbid(
      'no-cycles-of-capabilities',
      'The folders inside of a module build on each other in one direction.',
      '^backend/src/(kernel|platform|modules/[^/]+)/[^/]+',
      {
        circular: true,
        viaOnly: { path: '^backend/src/(kernel|platform|modules/[^/]+)/[^/]+' },
      },
      { scope: 'folder' },
    ),
    forbid(
      'tooling-knows-no-program',
      'Programs share code through the tooling, never by importing each other.',
      '^backend/(tooling|dev|proof/(?:processes|bench|generate|simulation|model|workload))/',
      {
        path: '^backend/(dev|test|proof/(processes|bench|simulation|wrong-variants))/',
        pathNot: '^backend/$1/',
      },
    ),
    forbid(
      'resolvable',
      'An import that cannot be followed escapes every other rule.',
      {},
      { couldNotResolve: true, path: '^(\\.|@/|@loka/)' },
    ),
    forbid(
      'kernel-stands-alone',
      'The kernel is what everything else is made of: francs, days, errors. The numbering plans of countries are a library.',
      { path: '^backend/src/kernel/', pathNot: '\\.spec\\.ts$' },
      { pathNot: ['^backend/src/kernel/', '^node_modules/libphonenumber-js/'] },
    ),
    forbid(
      'domain-is-pure',
      'Rules get their facts passed in: no clock, database, framework or environment.',
      { path: `${modules}domain/`, pathNot: '\\.spec\\.ts$' },
      {
        pathNot: ['^backend/src/kernel/', '^backend/src/modules/$1/domain/'],
        // The shape of a fact from a lower module may be named: it is gone once compiled.
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'prisma-behind-use-cases',
      'Who answers HTTP or takes a job, and who says what it looks like, asks a use case or a query.',
      `${modules}.*\\.(controller|processor|schedule|schema|module)\\.ts$`,
      prismaClient,
    ),
    forbid(
      'public-entry',
      'A module is used through its index.ts, from other modules and from the programs.',
      modules,
      {
        path: modules,
        pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/index\\.ts$'],
      },
    ),
    forbid(
      'public-entry-for-programs',
      'The programs put modules together; they know no file inside of one.',
      '^backend/src/[^/]+\\.ts$',
      {
        path: modules,
        pathNot: '^backend/src/modules/(?:[^/]+/index|.+\\.worker\\.module)\\.ts$',
      },
    ),
    forbid(
      'worker-alone-takes-jobs',
      'The api adds jobs. Processors and schedules run in the worker alone.',
      {
        path: '^backend/src/',
        pathNot: ['^backend/src/worker\\.module\\.ts$', '\\.worker\\.module\\.ts$'],
      },
      '\\.(?:worker\\.module|processor|schedule)\\.ts$',
    ),
    forbid(
      'own-files-not-own-entry',
      'Inside a module files import each other, not the entry: that would be a cycle.',
      modules,
      '^backend/src/modules/$1/index\\.ts$',
    ),
    forbid(
      'every-module-has-a-layer',
      'A new module gets its place in the list of layers at the top of this file.',
      { path: '^backend/src/modules/', pathNot: `^backend/src/modules/(?:${known})/` },
      {},
    ),
    ...layerRules,
    forbid(
      'platform-knows-no-module',
      'The platform serves any module.',
      '^backend/src/platform/',
      '^backend/src/(modules/|[^/]+\\.module\\.ts$)',
    ),
    forbid(
      'product-knows-no-tool',
      'What only tests and developers have is not there in production.',
      { path: '^backend/src/', pathNot: '\\.spec\\.ts$' },
      '^(backend/(client|test|tooling|dev|proof|(?:sms-)?simulator)|prisma|frontend|admin)/',
    ),
    forbid(
      'product-knows-no-help-of-tests',
      'What helps tests is not there in production; it may use what helps others.',
      { path: '^backend/src/', pathNot: '\\.(?:spec|testing)\\.ts$' },
      '^backend/src/.*\\.testing\\.ts$',
    ),
    forbid(
      'simulator-knows-no-product',
      'The gateway is another company: it and the product share a contract, not code.',
      '^backend/simulator/',
      { path: '^backend/', pathNot: '^backend/simulator/' },
    ),
    forbid(
      'client-stands-alone',
      'Both sites are built on it, whatever they are made with.',
      { path: '^backend/client/', pathNot: '^backend/client/testing/' },
      { pathNot: ['^backend/client/', '^node_modules/(?:openapi-fetch|@simplewebauthn/browser)/'] },
    ),
    forbid(
      'sites-know-the-client-alone',
      'What a site knows of the server is what the API says.',
      { path: '^(frontend|admin)/src/', pathNot: '^(frontend|admin)/src/testing/' },
      { path: '^(backend|prisma)/', pathNot: '^backend/client/index\\.ts$' },
    ),
    forbid(
      'testing-serves-tests',
      'What tests stand on is not there in a browser.',
      { path: '^(frontend|admin|backend/client)/', pathNot: '/testing/' },
      '^(frontend/src|admin/src|backend/client)/testing/',
    ),
    forbid(
      'features-public-entry',
      'A feature uses another through its index or its calls.',
      features,
      {
        path: features,
        pathNot: [
          '^frontend/src/features/$1/',
          '^frontend/src/features/[^/]+/(index\\.tsx?$|api/)',
        ],
      },
    ),
    forbid(
      'components-know-no-feature',
      'Buttons and dialogs serve any feature.',
      '^frontend/src/components/',
      '^frontend/src/(features|app)/',
    ),
    forbid(
      'features-know-no-app',
      'Pages and their frame put features together; features do not know where they are.',
      '^frontend/src/features/',
      '^frontend/src/app/',
    ),
    forbid(
      'sites-build-upwards',
      'Calls and formats serve everything that is shown.',
      '^(frontend|admin)/src/(api|lib)/',
      '^(frontend|admin)/src/(app|components|dashboard|features|layout|resources)/',
    ),
    forbid(
      'console-components-know-no-page',
      'What several pages of the console show does not know them.',
      '^admin/src/components/',
      '^admin/src/(dashboard|layout|resources)/',
    ),
    forbid(
      'no-folder-cycles-in-sites',
      'Folders that need each other are one folder, even if no two of their files do.',
      '^(frontend|admin)/src/',
      { circular: true },
      { scope: 'folder' },
    ),
    forbid(
      'resources-stand-alone',
      'A resource of the console uses another through its index.',
      '^admin/src/resources/([^/]+)/',
      {
        path: '^admin/src/resources/',
        pathNot: ['^admin/src/resources/$1/', '^admin/src/resources/[^/]+/index\\.tsx?$'],
      },
    ),
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
