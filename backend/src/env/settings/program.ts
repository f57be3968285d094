import { z } from 'zod';
import { siteUrl } from '../types/addresses.js';
import { host } from '../types/hosts.js';
import { headerSecret } from '../types/secrets.js';
import { trustedProxies } from '../types/trusted-proxies.js';
import { whole } from '../types/whole-number.js';

const port = whole(1, 65_535);

/** How the programs run, and where they are reached. */
export const program = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'is development, test or production')
    .default('development'),
  /** Where to listen: everywhere in production, else for this machine alone. A copy for others has secrets of its own. */
  HOST: host.optional(),
  PORT: port.default(3000),
  /** Where a worker says how it is (`/healthz`, `/readyz`, `/metrics`); nowhere without one. */
  WORKER_PORT: port.optional(),
  /** The address people see, in mails and links. Production has no default. */
  PUBLIC_URL: siteUrl.optional(),
  /** How many proxies stand before us, or their addresses (CIDR too): whose `X-Forwarded-For` is believed. */
  TRUST_PROXY: trustedProxies.optional(),
  /**
   * For how many seconds an api that is told to stop still answers, while `/readyz` says that it is not ready:
   * more than a proxy takes to notice. 5 in production; else it stops at once.
   */
  DRAIN_SECONDS: whole(0, 120).optional(),
  LOG_LEVEL: z
    .enum(['error', 'warn', 'log', 'debug'], 'is error, warn, log or debug')
    .default('log'),
  /** JSON in production, lines for people elsewhere, unless this says another. */
  LOG_FORMAT: z.enum(['json', 'readable'], 'is json or readable').optional(),
  /** What Prometheus shows to read `/metrics`; without one, production has no metrics. */
  METRICS_TOKEN: headerSecret(16).optional(),
};
