import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { createApi } from './create-api.js';
import { describeApi } from './platform/http/api-document.js';

/**
 * Writes the API document, or with `--check` says whether the committed one is what the code means.
 * Nothing is connected to: the modules are read, not started.
 */
const file = new URL('../backend/openapi.json', import.meta.url);

const api = await createApi({ preview: true, logger: ['error'] });
const document = `${JSON.stringify(describeApi(api), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  await writeFile(file, document);
} else if ((await readFile(file, 'utf8').catch(() => '')) !== document) {
  console.error('backend/openapi.json is not what the code says: run `npm run api-types`.');
  process.exitCode = 1;
}
