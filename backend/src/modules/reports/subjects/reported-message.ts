import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { ReportedMessages } from '../../messages/index.js';
import type { ReportContextLine, ReportedSubject, ReportSubject } from './report-subject.js';

/** A message, reported by the other party of its thread. */
@Injectable()
export class ReportedMessage implements ReportSubject {
  readonly kind = 'message';

  constructor(private readonly messages: ReportedMessages) {}

  async find(id: string, reporter: Actor): Promise<ReportedSubject> {
    const memberId = await this.messages.getSender(id, reporter.id);
    const { messages } = await this.messages.getContext(id);
    const text = messages.find((message) => message.id === id)?.body ?? '';
    return { memberId, title: 'Message', text };
  }

  async listAround(id: string): Promise<ReportContextLine[]> {
    const { messages } = await this.messages.getContext(id);
    return messages.map(({ id: lineId, senderId, body, pictures, sentAt }) => ({
      id: lineId,
      authorId: senderId,
      text: body || `${pictures.length} photo(s)`,
      at: sentAt,
    }));
  }
}
