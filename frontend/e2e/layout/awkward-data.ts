import { readFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import { query } from '../support/database.js';

test('the data become awkward', async () => {
  await query(await readFile('e2e/layout/awkward-data.sql', 'utf8'));
});
