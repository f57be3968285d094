import { Injectable, type StreamableFile } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import { Db } from '../../platform/database/prisma.js';
import { Uploads } from '../uploads/index.js';
import { isParty } from './thread-record.js';

/** A message of a thread, as staff read it. */
export interface ReportedMessage {
  id: string;
  number: number;
  senderId: string;
  body: string;
  /** Uploads. */
  pictures: string[];
  sentAt: Date;
}

export interface MessageContext {
  threadId: string;
  itemId: string;
  rentalId: string | null;
  askerId: string;
  ownerId: string;
  /** The message that was asked for, with those around it, oldest first. */
  messages: ReportedMessage[];
}

/** Messages before and after the one that was reported. */
const neighbours = 5;

/**
 * Messages for whoever looks into a report. Only that one lets staff read what members write to each
 * other: whoever calls this has made sure that there is a report, and writes down who has looked.
 */
@Injectable()
export class ReportedMessages {
  constructor(
    private readonly db: Db,
    private readonly uploads: Uploads,
  ) {}

  /**
   * Of whom a message is that a party of its thread wants to report.
   *
   * @throws ProblemError `message-not-found` for a stranger, and for one's own
   */
  async getSender(messageId: string, reporterId: string): Promise<string> {
    const message = await this.db.message.findUnique({
      where: { id: messageId },
      select: { senderId: true, thread: { select: { askerId: true, ownerId: true } } },
    });
    if (!message || message.senderId === reporterId || !isParty(message.thread, reporterId))
      throw new ProblemError('message-not-found');
    return message.senderId;
  }

  /** A message with its neighbours; null once the thread is gone. */
  async findContext(messageId: string): Promise<MessageContext | null> {
    const message = await this.db.message.findUnique({
      where: { id: messageId },
      include: { thread: true },
    });
    if (!message) return null;
    const { thread, threadId, number } = message;
    const messages = await this.db.message.findMany({
      where: { threadId, number: { gte: number - neighbours, lte: number + neighbours } },
      orderBy: { number: 'asc' },
      include: { pictures: { orderBy: { position: 'asc' }, select: { uploadId: true } } },
    });
    const { itemId, rentalId, askerId, ownerId } = thread;
    return {
      ...{ threadId, itemId, rentalId, askerId, ownerId },
      messages: messages.map(({ id, number, senderId, body, sentAt, pictures }) => ({
        ...{ id, number, senderId, body, sentAt },
        pictures: pictures.map(({ uploadId }) => uploadId),
      })),
    };
  }

  /**
   * A picture of a message or of its neighbours.
   *
   * @throws ProblemError `upload-not-found`
   */
  async openPicture(messageId: string, uploadId: string, width: number): Promise<StreamableFile> {
    const { messages = [] } = (await this.findContext(messageId)) ?? {};
    if (!messages.some(({ pictures }) => pictures.includes(uploadId)))
      throw new ProblemError('upload-not-found');
    return this.uploads.open('message', uploadId, width);
  }
}
