import type { Step } from './steps.js';

const lockFile = 'package-lock.json';

export const generateClient: Step = {
  name: 'Database client',
  command: ['npm', 'run', 'db:generate'],
  inputs: [lockFile, 'prisma/schema.prisma'],
  output: 'backend/src/platform/database/generated',
};

export const buildBackend: Step = {
  name: 'API and worker',
  command: ['npm', 'run', 'build:backend'],
  inputs: [lockFile, '.swcrc', 'backend/src', 'prisma/schema.prisma'],
  output: 'dist/main.js',
};

/** After the programs, whose build empties the folder. */
const buildEngine: Step = {
  name: 'Migrations',
  command: ['npm', 'run', 'build:engine'],
  inputs: [lockFile, '.swcrc', 'prisma/engine'],
  output: 'dist/engine/migrate.js',
};

const buildSite = (name: string, workspace: string, output: string): Step => ({
  name,
  command: ['npm', 'run', 'build', '--workspace', workspace],
  // Whatever the shell says: React's development build answers no page.
  env: { NODE_ENV: 'production' },
  inputs: [lockFile, workspace, 'backend/client'],
  output: `${workspace}/${output}`,
});

export const buildProduct = [
  generateClient,
  buildBackend,
  buildEngine,
  buildSite('Public site', 'frontend', 'dist/server/server.js'),
  buildSite('Staff console', 'admin', 'dist/index.html'),
];
