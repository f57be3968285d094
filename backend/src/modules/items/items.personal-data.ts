import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { type ExportedFile, type Leaving, PersonalData } from '../../platform/personal-data.js';
import { DomainEvents } from '../events/index.js';
import { itemDeleted } from './items.events.js';
@Injectable()
export class ItemsPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly events: DomainEvents,
    private readonly db: Db,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'items',
      erases: [],
      keeps: {
        'items.owner_id':
          'past rentals and contracts name the object by its title; its city stays; description, place and pictures go',
        'item_cards.owner_id': 'the database keeps it as the object is',
      },
      hold: (tx, userId) => this.hold(tx, userId),
      suspend: (leaving) => this.suspend(leaving),
      resume: (leaving) => this.resume(leaving),
      erase: (leaving) => this.erase(leaving),
      exports: ['items.owner_id'],
      withholds: { 'item_cards.owner_id': 'says what the object does, as lists show it' },
      collect: (userId) => this.collect(userId),
    });
  }

  /** Whoever asks for an object holds it before its owner. */
  private async hold(tx: Tx, ownerId: string): Promise<void> {
    await tx.$queryRaw`
      select from items where owner_id = ${ownerId}::uuid and deleted_at is null order by id for update`;
  }

  private async suspend({ tx, userId }: Leaving): Promise<void> {
    await tx.$executeRaw`
      update items set available = false, offered_before_leaving = true
      where id in (
        select id from items
        where owner_id = ${userId}::uuid and available and deleted_at is null order by id for update)`;
  }

  /** What staff have hidden meanwhile stays so: see `ModerateItem`. */
  private async resume({ tx, userId }: Leaving): Promise<void> {
    await tx.$executeRaw`
      update items set available = deleted_at is null, offered_before_leaving = false
      where owner_id = ${userId}::uuid and offered_before_leaving`;
  }

  private async erase({ tx, afterCommit, userId: ownerId, at }: Leaving): Promise<void> {
    const items = await tx.item.findMany({ where: { ownerId }, orderBy: { id: 'asc' } });
    const ids = items.map(({ id }) => id);
    await tx.itemImage.deleteMany({ where: { itemId: { in: ids } } });
    await tx.calendarFeed.deleteMany({ where: { itemId: { in: ids } } });
    const emptied = {
      ...{ description: '', landmark: '', latitude: null, longitude: null, specifications: {} },
    };
    await tx.item.updateMany({
      where: { ownerId },
      data: { ...emptied, available: false, pausedUntil: null, offeredBeforeLeaving: false },
    });
    // The city alone: a quartier, or whatever was written in its place, says where somebody lives.
    await tx.$executeRaw`
      update items set location = split_part(location, ', ', -1)
      where owner_id = ${ownerId}::uuid`;
    for (const { id } of items.filter(({ deletedAt }) => !deletedAt)) {
      await tx.item.update({ where: { id }, data: { deletedAt: at } });
      await this.events.record(tx, afterCommit, itemDeleted, {
        subjectId: id,
        actor: { role: 'owner', id: ownerId },
        facts: { ownerId },
        at,
      });
    }
  }

  private async collect(userId: string): Promise<ExportedFile[]> {
    const items = await this.db.item.findMany({
      where: { ownerId: userId },
      orderBy: { createdAt: 'asc' },
      omit: {
        searchText: true,
        offeredBeforeLeaving: true,
        offeredBeforeHidden: true,
        hiddenWithSuspension: true,
      },
      include: { images: { select: { uploadId: true, position: true } }, closures: true },
    });
    return [{ name: 'objets.json', content: items }];
  }
}
