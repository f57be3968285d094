import type { Step } from '../tooling/steps.js';

export const buildSimulation: Step = {
  name: 'Simulation',
  command: ['npm', 'run', 'build:simulation'],
  inputs: [
    'package-lock.json',
    '.swcrc',
    'backend/simulation',
    'backend/simulator',
    'backend/histories',
  ],
  output: 'dist/simulation/simulation/player.js',
};
