import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { ReportedMessages } from '../../messages/index.js';
import type { ReportContextLine, ReportedSubject, ReportSubject } from './report-subject.js';

/** A message, reported by the other party of its thread. */
@Injectable()
export class ReportedMessage implements ReportSubject {
  readonly kind = 'message';
  readonly context = {
    list: (id: string) => this.listAround(id),
    openPicture: (id: string, uploadId: string, width: number): Promise<StreamableFile> =>
      this.messages.openPicture(id, uploadId, width),
  };

  constructor(private readonly messages: ReportedMessages) {}

  async find(id: string, reporter: Actor): Promise<ReportedSubject> {
    const memberId = await this.messages.getSender(id, reporter.id);
    const context = await this.messages.findContext(id);
    const text = context?.messages.find((message) => message.id === id)?.body ?? '';
    return { memberId, title: 'Message', text };
  }

  private async listAround(id: string): Promise<ReportContextLine[]> {
    const { messages = [] } = (await this.messages.findContext(id)) ?? {};
    return messages.map(({ id: lineId, senderId, body, pictures, sentAt }) => ({
      id: lineId,
      authorId: senderId,
      text: body,
      pictures,
      at: sentAt,
    }));
  }
}
