import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { DomainEvents } from '../../events/index.js';
import { signedInOnNewDevice } from '../auth.events.js';
import { deviceName, deviceOf } from '../domain/device.js';

/** Tells a member of a sign-in by a browser that has not signed in to the account before. */
@Injectable()
export class AnnounceDevice {
  constructor(private readonly events: DomainEvents) {}

  async execute(
    tx: Tx,
    afterCommit: AfterCommit,
    userId: string,
    { userAgent }: { userAgent: string },
    at: Date,
  ): Promise<void> {
    await this.events.record(tx, afterCommit, signedInOnNewDevice, {
      subjectId: userId,
      actor: { role: 'member', id: userId },
      facts: { device: deviceName(deviceOf(userAgent)) },
      at,
    });
  }
}
