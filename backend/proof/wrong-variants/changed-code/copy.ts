import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { type CodeChange, changedText, filesOf } from './code-change.js';

/**
 * A copy of the compiled product, changed.
 *
 * @param folder inside of the repository, where the product's packages are found
 */
export function copyWith(change: CodeChange, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync('dist', folder, { recursive: true, filter: (from) => from !== 'dist/simulation' });
  for (const file of filesOf(change)) {
    const { code } = transformSync(changedText(change, file), {
      filename: file,
      configFile: '.swcrc',
      sourceMaps: false,
    });
    writeFileSync(path.join(folder, file.replace(/\.ts$/, '.js')), code);
  }
}
