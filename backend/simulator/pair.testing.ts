import { afterAll, beforeAll, beforeEach } from 'vitest';
import { Merchant, PASSWORD } from './merchant.testing.js';
import { startSimulator } from './start.js';
import { removeTemporaryBooks, temporaryBook } from './temporary-book.testing.js';

const SPEED = 400;

/** A gateway with a fast clock and a merchant that has its secret, for one spec file. */
export function pairForThisFile() {
  const merchant = new Merchant();
  const bookPath = temporaryBook();
  let callbackUrl: string;
  let gateway: Awaited<ReturnType<typeof startSimulator>>;

  const start = async () => {
    gateway = await startSimulator({
      host: '127.0.0.1',
      port: 0,
      bookPath,
      callbacks: { CODE: callbackUrl },
      accounts: { ACC_AIRTEL: 'AIRTEL_MONEY', ACC_MOOV: 'MOOV_MONEY' },
      password: PASSWORD,
      speed: SPEED,
    });
    merchant.gatewayUrl = gateway.url;
  };

  const restart = async () => {
    await gateway.stop();
    await start();
  };

  /** Real time for so many simulated seconds to pass. */
  const pass = (seconds: number) =>
    new Promise((resolve) => setTimeout(resolve, (seconds * 1000) / SPEED));

  beforeAll(async () => {
    callbackUrl = await merchant.listen();
    await start();
  });

  beforeEach(() => merchant.takeNewSecret());

  afterAll(async () => {
    await gateway.stop();
    merchant.close();
    removeTemporaryBooks();
  });

  return { merchant, restart, pass };
}
