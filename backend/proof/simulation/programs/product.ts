import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A file of the compiled product: of `dist`, or of the folder PRODUCT_FOLDER, where a copy of it
 * may be changed. Loaded when it is asked for, after all that it reaches the outside by is replaced.
 *
 * @typeParam Exports of the source that it is compiled from
 */
export async function product<Exports>(file: string): Promise<Exports> {
  const folder = process.env.PRODUCT_FOLDER ?? 'dist';
  return (await import(pathToFileURL(path.resolve(folder, file)).href)) as Exports;
}
