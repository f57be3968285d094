import { Injectable, Logger } from '@nestjs/common';
import { env } from '../../../env.js';
import { Clock } from '../../../platform/clock.js';
import type { GatewaySecret } from '../../../platform/database/generated/client.js';
import { Db } from '../../../platform/database/prisma.js';
import { Sql } from '../../../platform/database/sql.js';
import { requestIdHeader } from '../../../platform/logging/request-id.js';
import { using } from '../../../platform/monitoring/dependencies.js';
import { reasonOf } from '../../../platform/monitoring/reason-of.js';
import { secretReply } from './gateway.schema.js';

const timeoutMs = 4_000;
/** The part of its lifetime after which a key is renewed. */
const renewedAfter = 0.9;

/** There is no key to sign with, so no call has reached the gateway. */
export class NoGatewayKey extends Error {}

/** The keys that sign our calls, one for each operation account; a new one kills the old. */
@Injectable()
export class GatewaySecrets {
  private readonly logger = new Logger(GatewaySecrets.name);
  /** As this program last read or renewed them. One that another worker has replaced is refused, and read anew. */
  private readonly inUse = new Map<string, GatewaySecret>();

  constructor(
    private readonly db: Db,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * The key in use, shared by every worker; fetched when there is none yet, and renewed when most of
   * its time has passed. One that cannot be renewed is used to its end.
   *
   * @throws NoGatewayKey when none is to be had
   */
  async current(operationAccount: string): Promise<string> {
    const now = this.clock.now();
    const inUse = this.inUse.get(operationAccount);
    if (inUse && now < renewalOf(inUse)) return inUse.secret;
    const kept = await this.read(operationAccount);
    if (kept && now < renewalOf(kept)) {
      this.inUse.set(operationAccount, kept);
      return kept.secret;
    }
    try {
      return await this.renew(operationAccount, kept?.secret ?? null);
    } catch (error) {
      if (!kept || now >= kept.expiresAt) throw error;
      this.logger.warn(String(error));
      return kept.secret;
    }
  }

  private async read(operationAccount: string): Promise<GatewaySecret | undefined> {
    try {
      const [kept] = await this.sql.$queryRaw<GatewaySecret[]>`
        select operation_account as "operationAccount", secret, renewed_at as "renewedAt",
          expires_at as "expiresAt"
        from gateway_secrets where operation_account = ${operationAccount}`;
      return kept;
    } catch (error) {
      throw noKey(operationAccount, error);
    }
  }

  /**
   * A key other than the one that was refused or ends: another worker's if it renewed meanwhile, else
   * a new one. One worker renews at a time: two would kill each other's keys.
   *
   * @throws NoGatewayKey when none is to be had
   */
  async renew(operationAccount: string, refused: string | null): Promise<string> {
    try {
      const renewed = await this.db.$transaction(
        async (tx) => {
          await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${operationAccount}, 0))`;
          const kept = await tx.gatewaySecret.findUnique({ where: { operationAccount } });
          if (kept && kept.secret !== refused) return kept;
          const { secret, expires_in: seconds } = await using('gateway', () =>
            request(operationAccount),
          );
          const renewedAt = this.clock.now();
          const expiresAt = new Date(renewedAt.getTime() + seconds * 1000);
          const made = await tx.gatewaySecret.upsert({
            where: { operationAccount },
            create: { operationAccount, secret, renewedAt, expiresAt },
            update: { secret, renewedAt, expiresAt },
          });
          this.logger.log({ msg: 'Gateway key renewed', operationAccount });
          return made;
        },
        { maxWait: 2 * timeoutMs, timeout: 2 * timeoutMs },
      );
      this.inUse.set(operationAccount, renewed);
      return renewed.secret;
    } catch (error) {
      throw noKey(operationAccount, error);
    }
  }
}

const noKey = (operationAccount: string, error: unknown) =>
  new NoGatewayKey(`No key for ${operationAccount}: ${reasonOf(error)}`);

/** When a key is to be renewed, so that no call is refused for its age. */
function renewalOf({ renewedAt, expiresAt }: GatewaySecret): Date {
  const lifetimeMs = expiresAt.getTime() - renewedAt.getTime();
  return new Date(renewedAt.getTime() + renewedAfter * lifetimeMs);
}

async function request(operationAccount: string) {
  const response = await fetch(env.GATEWAY_RENEW_SECRET_URL, {
    method: 'POST',
    headers: requestIdHeader(),
    body: new URLSearchParams({
      operationAccountCode: operationAccount,
      password: env.GATEWAY_PASSWORD,
    }),
    // The password goes nowhere else.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return secretReply.parse(await response.json());
}
