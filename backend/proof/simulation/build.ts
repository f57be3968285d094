import type { Step } from '../../tooling/steps.js';

export const buildSimulation: Step = {
  name: 'Simulation',
  command: ['npm', 'run', 'build:simulation'],
  inputs: [
    'package-lock.json',
    '.swcrc',
    'backend/proof/simulation',
    'backend/simulator',
    'backend/proof/model',
    'backend/proof/workload',
  ],
  output: 'dist/simulation/proof/simulation/player.js',
};
