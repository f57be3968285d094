import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * Writes the font of headings, which is kept in the repository: its bold weight alone, with the letters and
 * signs that French is written with. `npm run font`
 */
const source = 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const target = 'src/app/fonts/bricolage-grotesque-700.woff2';

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const letters = 'ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŸŒàâäæçèéêëîïôöùûüÿœÁÍÓÚÑáíóúñ';
const signs = '«»‹›’‘“”–—…•·°€×²³№−\u00a0\u202f\u2009';

const font = await readFile(path.resolve('../node_modules/@fontsource-variable', source));
const subset = await subsetFont(font, ascii + letters + signs, {
  targetFormat: 'woff2',
  variationAxes: { wght: 700 },
  // Figures of one width in amounts; the rest places letters and accents.
  keepFeatures: ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'],
  noHinting: true,
});
await writeFile(target, subset);
