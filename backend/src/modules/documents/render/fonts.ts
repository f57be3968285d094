import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Embedded, since the built-in ones of PDF lack the narrow space of amounts and letters of names. */
const folder = path.resolve('backend/fonts');

const read = (file: string) => readFileSync(path.join(folder, file));

export const fonts = {
  regular: read('NotoSans-Regular.ttf'),
  semiBold: read('NotoSans-SemiBold.ttf'),
};
