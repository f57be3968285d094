/** Which part of the code may know which other. `make test ONLY=architecture` checks it. */

const modules = '^backend/src/modules/([^/]+)/';
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
      name: 'resolvable',
      comment: 'An import that cannot be followed escapes every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^(\\.|@/)' },
    },
    {
      name: 'kernel-stands-alone',
      comment: 'The kernel is what everything else is made of: francs, days, errors.',
      severity: 'error',
      from: { path: '^backend/src/kernel/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^backend/src/kernel/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules get their facts passed in: no clock, database, framework or environment.',
      severity: 'error',
      from: { path: `${modules}domain/`, pathNot: '\\.spec\\.ts$' },
      to: { pathNot: ['^backend/src/kernel/', '^backend/src/modules/$1/domain/'] },
    },
    {
      name: 'prisma-behind-use-cases',
      comment:
        'Who answers HTTP or takes a job, and who says what it looks like, asks a use case or a query.',
      severity: 'error',
      from: { path: `${modules}[^/]+\\.(controller|processor|schema|module)\\.ts$` },
      to: { path: prismaClient },
    },
    {
      name: 'modules-meet-in-use-cases',
      comment: 'How a module is called from outside is its own affair.',
      severity: 'error',
      from: { path: modules },
      to: {
        path: '^backend/src/modules/([^/]+)/[^/]+\\.(controller|processor)\\.ts$',
        pathNot: '^backend/src/modules/$1/',
      },
    },
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
      to: { path: '^(backend/(test|dev|faults|simulator|bench)|prisma|frontend|admin)/' },
    },
    {
      name: 'simulator-knows-no-product',
      comment: 'The gateway is another company: it and the product share a contract, not code.',
      severity: 'error',
      from: { path: '^backend/simulator/' },
      to: { path: '^backend/', pathNot: '^backend/simulator/' },
    },
    {
      name: 'features-meet-at-the-door',
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
      name: 'primitives-know-no-feature',
      comment: 'Buttons and dialogs serve any feature.',
      severity: 'error',
      from: { path: '^frontend/src/(components/ui|lib|api)/' },
      to: { path: '^frontend/src/(features|app|components/layout)/' },
    },
    {
      name: 'features-know-no-route',
      comment: 'Routes put features together; a feature knows the addresses alone.',
      severity: 'error',
      from: { path: '^frontend/src/features/' },
      to: { path: '^frontend/src/app/', pathNot: '^frontend/src/app/paths\\.ts$' },
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
    exclude: { path: '(^|/)(node_modules|dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    webpackConfig: { fileName: '.dependency-cruiser.resolve.cjs' },
  },
};
