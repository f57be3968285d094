import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Shot } from './shots.js';

export interface Camera {
  /** A PNG of one of the studio's objects, 800 × 600. */
  shoot(art: string, variant: Readonly<Record<string, unknown>>, shot: Shot): Promise<Buffer>;
  close(): Promise<void>;
}

const repository = path.resolve(import.meta.dirname, '../../..');
const address = 'http://studio.localhost';

/** Opens the studio in a headless browser that draws without a graphics card. */
export async function openStudio(): Promise<Camera> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  const studio = await browser.newPage();
  // The page's modules come straight from the repository: no server, no bundle.
  await studio.route(`${address}/**`, (route) =>
    route.fulfill({ path: path.join(repository, new URL(route.request().url()).pathname) }),
  );
  await studio.goto(`${address}/prisma/demo/art/studio/index.html`);
  await studio.waitForFunction('window.ready');
  return {
    async shoot(art, variant, shot) {
      const call = `window.shoot(${[art, variant, shot].map((part) => JSON.stringify(part)).join()})`;
      const url = await studio.evaluate<string>(call);
      return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    },
    close: () => browser.close(),
  };
}
