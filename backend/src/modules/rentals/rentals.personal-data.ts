import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Obstacle, obstaclesOf } from '../../kernel/deletion-obstacle.js';
import type { RentalEvent as StoredEvent } from '../../platform/database/generated/client.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { type ExportedFile, PersonalData } from '../../platform/personal-data.js';
import { openStatuses, publicEvent, type RentalEvent } from './domain/rental-status.js';
import { areNotesOpen } from './rental-record.js';

@Injectable()
export class RentalsPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly db: Db,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'rentals',
      erases: [],
      keeps: {
        'rentals.renter_id': 'the other party has the agreement, its history and its receipts too',
        'rentals.owner_id': 'the other party has the agreement, its history and its receipts too',
        'rental_events.actor_id':
          'the other party has the agreement, its history and its receipts too',
      },
      obstacles: (tx, userId) => this.listObstacles(tx, userId),
      exports: ['rentals.renter_id', 'rentals.owner_id', 'rental_events.actor_id'],
      collect: (userId) => this.collect(userId),
    });
  }

  private async listObstacles(tx: Tx, userId: string): Promise<Obstacle[]> {
    const [open] = await tx.$queryRaw<Record<'sent' | 'received' | 'rents' | 'lets', number>[]>`
      with own as (
        select renter_id = ${userId}::uuid as rents, status = 'en_attente' as is_asked
        from rentals
        where (renter_id = ${userId}::uuid or owner_id = ${userId}::uuid)
          and (status::text = any(${[...openStatuses]})
            or status = 'terminee' and security_deposit_status = 'held'
            or status = 'terminee' and return_status not in ('none', 'confirmed', 'settled')))
      select count(*) filter (where rents and is_asked)::int as sent,
        count(*) filter (where not rents and is_asked)::int as received,
        count(*) filter (where rents and not is_asked)::int as rents,
        count(*) filter (where not rents and not is_asked)::int as lets
      from own`;
    return obstaclesOf({
      'requests-sent': open?.sent ?? 0,
      'requests-received': open?.received ?? 0,
      'rentals-as-renter': open?.rents ?? 0,
      'rentals-as-owner': open?.lets ?? 0,
    });
  }

  private async collect(userId: string): Promise<ExportedFile[]> {
    const rentals = await this.db.rental.findMany({
      where: { OR: [{ renterId: userId }, { ownerId: userId }] },
      orderBy: { createdAt: 'asc' },
      // The code is the renter's secret towards the owner.
      omit: { handoverCode: true, handoverWrongCodes: true },
      include: { events: true, contract: true, changes: true, photos: true },
    });
    const content = rentals.map(({ events, notes, ...rental }) => ({
      ...rental,
      ...(areNotesOpen(rental, userId) && { notes }),
      events: events.map(forMembers),
    }));
    return [{ name: 'locations.json', content }];
  }
}

/** Who of the staff it was is no concern of the parties. */
function forMembers({ actorId, event: name, ...event }: StoredEvent) {
  // The database has a check of the names.
  const named = { ...event, event: publicEvent(name as RentalEvent) };
  return { ...named, ...(event.actor !== 'staff' && { actorId }) };
}
