import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.js';

/** Of `make screens`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'pictures.ts',
  fullyParallel: true,
  projects: [
    { name: 'pictures' },
    { name: 'sheet', testMatch: 'sheet.ts', dependencies: ['pictures'] },
  ],
});
