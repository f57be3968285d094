import { listening } from '../ports.js';
import type { Secrets } from '../secrets.js';
import type { Supervisor } from '../supervisor.js';

/** Starts the SMS simulator, which delivers answers to the port `product`; a page shows the phones. */
export async function startSms(
  supervisor: Supervisor,
  { product, port, secrets }: Record<'product' | 'port', number> & { secrets: Partial<Secrets> },
) {
  supervisor.start({
    name: 'sms',
    command: process.execPath,
    args: ['--import', 'tsx', 'backend/sms-simulator/main.ts'],
    env: {
      ...secrets,
      SMS_SIM_PORT: `${port}`,
      SMS_WEBHOOK_URL: `http://127.0.0.1:${product}/api/sms/answers`,
    },
  });
  await supervisor.until(listening(port));
  return `http://localhost:${port}`;
}
