import path from 'node:path';
import { listening } from '../ports.js';
import type { Secrets } from '../secrets.js';
import type { Supervisor } from '../supervisor.js';

/**
 * Starts the gateway simulator, which sends its callbacks to the port `product`, and returns the
 * variables with its addresses for the product.
 *
 * @param secrets those of the product; the built-in ones without
 * @param speed how many times faster than real time its clock runs
 */
export async function startGateway(
  supervisor: Supervisor,
  {
    name = 'gateway',
    folder,
    product,
    port,
    speed,
    secrets = {},
  }: Record<'product' | 'port' | 'speed', number> & {
    name?: string;
    folder: string;
    secrets?: Partial<Secrets>;
  },
) {
  const callback = `http://127.0.0.1:${product}/api/payment/callback/{token}`;
  supervisor.start({
    name,
    command: process.execPath,
    args: ['--import', 'tsx', 'backend/simulator/main.ts'],
    env: {
      ...secrets,
      SIM_PORT: `${port}`,
      SIM_BOOK: path.join(folder, 'gateway', 'book.jsonl'),
      SIM_SPEED: `${speed}`,
      SIM_CALLBACKS: JSON.stringify({ LOKACB: callback }),
    },
  });
  await supervisor.until(listening(port));
  const address = `http://127.0.0.1:${port}`;
  return {
    GATEWAY_BOOK_URL: `${address}/book`,
    GATEWAY_PAY_URL: `${address}/pay`,
    GATEWAY_STATUS_URL: `${address}/status`,
    GATEWAY_RENEW_SECRET_URL: `${address}/renew-secret`,
    GATEWAY_PAYOUT_URL: `${address}/payout`,
  };
}
