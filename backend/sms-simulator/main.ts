import { z } from 'zod';
import { createServer } from './server.js';

/** Stands in for the service of `docs/sms-contract.md`, in development and tests. */
const environment = z.object({
  SMS_SIM_HOST: z.string().min(1).default('127.0.0.1'),
  SMS_SIM_PORT: z.coerce.number().int().min(0).max(65_535).default(3500),
  SMS_KEY: z.string().default('dev-sms-key-of-this-machine'),
  SMS_WEBHOOK_SECRET: z.string().default('dev-sms-webhook-secret'),
  SMS_WEBHOOK_URL: z.url().default('http://localhost:3000/api/sms/answers'),
});

const { SMS_SIM_HOST: host, SMS_SIM_PORT: port, ...config } = environment.parse(process.env);
const server = createServer({
  key: config.SMS_KEY,
  secret: config.SMS_WEBHOOK_SECRET,
  webhook: config.SMS_WEBHOOK_URL,
});
console.log(`SMS simulator on ${await server.listen({ host, port })}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
