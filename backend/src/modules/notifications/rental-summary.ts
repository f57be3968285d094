import { Injectable } from '@nestjs/common';
import { env } from '../../env.js';
import { inFrench } from '../../kernel/day.js';
import { formatXaf } from '../../kernel/xaf.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { Email } from '../../platform/mail/email.js';
import { Items } from '../items/index.js';
import type { RentalEventFacts } from '../rentals/index.js';
import { Uploads } from '../uploads/index.js';

/** What every mail about a rental shows of it, beside its words. */
@Injectable()
export class RentalSummary {
  constructor(
    private readonly items: Items,
    private readonly uploads: Uploads,
  ) {}

  async of(tx: Tx, rental: RentalEventFacts): Promise<Pick<Email, 'summary' | 'picture'>> {
    const items = await this.items.listSummaries([rental.itemId], tx);
    const imageId = items.get(rental.itemId)?.imageId;
    const picture = imageId && (await this.uploads.small(tx, 'item', imageId));
    return {
      summary: linesOf(rental),
      ...(picture && {
        picture: {
          url: `${env.PUBLIC_URL}${picture.path}`,
          width: picture.width,
          height: picture.height,
          alt: rental.itemTitle,
        },
      }),
    };
  }
}

function linesOf(rental: RentalEventFacts): NonNullable<Email['summary']> {
  const { itemTitle, start, end, pieces = 1, rent, deliveryFee = 0, securityDeposit } = rental;
  return [
    { label: 'Objet', value: itemTitle },
    { label: 'Dates', value: `${inFrench(start)} – ${inFrench(end)}` },
    ...(pieces > 1 ? [{ label: 'Nombre', value: `${pieces}` }] : []),
    { label: 'Loyer', value: formatXaf(rent - deliveryFee) },
    ...(deliveryFee > 0 ? [{ label: 'Livraison', value: formatXaf(deliveryFee) }] : []),
    ...(securityDeposit > 0 ? [{ label: 'Caution', value: formatXaf(securityDeposit) }] : []),
  ];
}
