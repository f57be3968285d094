import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadDemo } from '../tooling/data.js';
import { withServices } from '../tooling/ephemeral.js';
import { inSimulatedTime } from '../tooling/in-simulated-time.js';
import { startProduct } from '../tooling/product.js';
import { findChromium } from '../tooling/provision/chromium.js';
import { testFolder } from '../tooling/test-run.js';

/**
 * The product as `make run` starts it, with the demo data, for a browser whose tests move its clock on.
 *
 * @param work gets what Playwright needs to know
 */
export async function withBrowser<Result>(
  work: (env: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const CHROMIUM_PATH = await findChromium();
  return withServices('browser', { gatewaySpeed: 4 }, async ({ env }, supervisor) => {
    const folder = testFolder('browser');
    await loadDemo(folder, env);
    const clock = { SIMULATED_TIME_FILE: path.join(folder, 'clock') };
    writeFileSync(clock.SIMULATED_TIME_FILE, '0');
    const product = { ...env, ...clock, TRUST_PROXY: '1' };
    await startProduct(supervisor, product, { options: inSimulatedTime });
    return work({ ...env, ...clock, CHROMIUM_PATH, BASE_URL: env.PUBLIC_URL ?? '' });
  });
}
