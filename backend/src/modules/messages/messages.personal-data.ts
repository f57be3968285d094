import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Db } from '../../platform/database/prisma.js';
import { type ExportedFile, PersonalData } from '../../platform/personal-data.js';
@Injectable()
export class MessagesPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly db: Db,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'messages',
      erases: [],
      keeps: {
        'threads.asker_id': 'what was said belongs to the other party too, and helps against fraud',
        'threads.owner_id': 'what was said belongs to the other party too, and helps against fraud',
        'thread_members.user_id':
          'what was said belongs to the other party too, and helps against fraud',
        'messages.sender_id':
          'what was said belongs to the other party too, and helps against fraud',
      },
      exports: [
        'threads.asker_id',
        'threads.owner_id',
        'thread_members.user_id',
        'messages.sender_id',
      ],
      collect: (userId) => this.collect(userId),
    });
  }

  private async collect(userId: string): Promise<ExportedFile[]> {
    const threads = await this.db.thread.findMany({
      where: { OR: [{ askerId: userId }, { ownerId: userId }] },
      orderBy: { createdAt: 'asc' },
      include: { messages: { orderBy: { number: 'asc' } } },
    });
    const own = threads.map(({ messages, ...thread }) => ({
      ...thread,
      messages: messages.map(({ senderId, hasPhoneNumber, asksOutsidePayment, ...message }) => ({
        ...message,
        isMine: senderId === userId,
      })),
    }));
    return [{ name: 'messages.json', content: own }];
  }
}
