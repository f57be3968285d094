import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { Failure } from '../../../tooling/failure.js';
import type { Plant } from './plant.js';

/**
 * A copy of the compiled product, changed as a plant says.
 *
 * @param folder inside of the repository, where the product's packages are found
 * @throws Failure when the product has changed, so that the plant no longer fits
 */
export function copyWith(plant: Plant, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync('dist', folder, { recursive: true, filter: (from) => from !== 'dist/simulation' });
  for (const file of new Set(plant.edits.map((edit) => edit.file))) {
    let text = readFileSync(path.join('backend/src', file), 'utf8');
    for (const { from, to } of plant.edits.filter((edit) => edit.file === file)) {
      if (text.split(from).length !== 2) {
        throw new Failure(`"${plant.name}" does not fit: ${file} does not have once: ${from}`);
      }
      text = text.replace(from, () => to);
    }
    const { code } = transformSync(text, {
      filename: file,
      configFile: '.swcrc',
      sourceMaps: false,
    });
    writeFileSync(path.join(folder, file.replace(/\.ts$/, '.js')), code);
  }
}
