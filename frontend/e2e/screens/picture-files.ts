import path from 'node:path';
import type { ViewportSize } from '@playwright/test';
import type { Screen } from './catalogue.js';

const { SCREENS_FOLDER = 'screens' } = process.env;

/** @param kind the whole page, light or dark, or what of it is seen first */
export function pictureOf(
  { name }: Screen,
  { width }: ViewportSize,
  kind: 'light' | 'dark' | 'first',
): string {
  return path.join(SCREENS_FOLDER, `${width}-${kind}`, `${name}.png`);
}
