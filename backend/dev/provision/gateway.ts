import path from 'node:path';
import { listening } from '../ports.js';
import type { Supervisor } from '../supervise.js';

/**
 * Starts the gateway simulator, which calls the product back, and gives where the product calls it.
 *
 * @param speed how many times faster than the clock it goes
 */
export async function startGateway(
  supervisor: Supervisor,
  {
    instance,
    product,
    port,
    speed,
  }: Record<'product' | 'port' | 'speed', number> & { instance: string },
) {
  const callback = `http://127.0.0.1:${product}/api/payment/callback/dev-callback-token`;
  supervisor.start({
    name: 'gateway',
    command: process.execPath,
    args: ['--import', 'tsx', 'backend/simulator/main.ts'],
    env: {
      SIM_PORT: `${port}`,
      SIM_BOOK: path.join(instance, 'gateway', 'book.jsonl'),
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
