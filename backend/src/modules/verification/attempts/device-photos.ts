import { Injectable } from '@nestjs/common';
import type { UploadedMultipartFile } from '@nestjs/platform-fastify/multipart';
import { ProblemError } from '../../../kernel/errors.js';
import { hashToken } from '../../../platform/auth/tokens.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { ReceiveUpload } from '../../uploads/index.js';
import type { DeviceRequestView } from './attempts.schema.js';
import { lockAttempt } from './lock-attempt.js';

/** What a device may do that was given a link and no session. */
@Injectable()
export class DevicePhotos {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly receiveUpload: ReceiveUpload,
  ) {}

  /**
   * The gesture that is asked for, and nothing about the member. The other device sees that the link was opened.
   *
   * @throws ProblemError `link-expired`
   */
  async open(token: string): Promise<DeviceRequestView> {
    const { id, prompt, deviceExpiresAt, deviceOpenedAt } = await this.findLinked(token);
    if (!deviceOpenedAt)
      await this.db.verificationAttempt.updateMany({
        where: { id, deviceTokenHash: hashToken(token) },
        data: { deviceOpenedAt: this.clock.now() },
      });
    return { prompt, expiresAt: (deviceExpiresAt as Date).toISOString() };
  }

  /**
   * Takes the photo for the member whose attempt it is, and the link serves no more. A photo that cannot be read
   * leaves it as it was.
   *
   * @throws ProblemError `link-expired`, `unsupported-image`, `damaged-image`
   */
  async receive(token: string, file: UploadedMultipartFile | undefined): Promise<void> {
    const { id, userId } = await this.findLinked(token);
    const member = await this.users.getActor(userId);
    if (!member) throw new ProblemError('link-expired');
    const photo = await this.receiveUpload.execute(member, { preset: 'identity' }, file);
    const deviceTokenHash = hashToken(token);
    await this.transactions.run(async (tx) => {
      const attempt = await lockAttempt(tx, id);
      if (!attempt || attempt.deviceTokenHash !== deviceTokenHash || this.isOver(attempt))
        throw new ProblemError('link-expired');
      await tx.verificationAttempt.update({
        where: { id },
        data: { deviceTokenHash: null, devicePhotoId: photo.id },
      });
    });
  }

  /** @throws ProblemError `link-expired` */
  async findLinked(token: string) {
    const attempt = await this.db.verificationAttempt.findUnique({
      where: { deviceTokenHash: hashToken(token) },
    });
    if (!attempt || this.isOver(attempt)) throw new ProblemError('link-expired');
    return attempt;
  }

  private isOver({ deviceExpiresAt }: { deviceExpiresAt: Date | null }): boolean {
    return deviceExpiresAt === null || deviceExpiresAt <= this.clock.now();
  }
}
