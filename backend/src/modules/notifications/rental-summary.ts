import { Injectable } from '@nestjs/common';
import { env } from '../../env.js';
import { fromDate, inFrench } from '../../kernel/day.js';
import { formatXaf } from '../../kernel/xaf.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { Email } from '../../platform/mail/email.js';
import { Items } from '../items/index.js';
import type { PaymentRecord } from '../payments/index.js';
import type { RentalEventFacts } from '../rentals/index.js';
import { Uploads } from '../uploads/index.js';

type SummarizedRental = Pick<
  RentalEventFacts,
  'itemId' | 'itemTitle' | 'start' | 'end' | 'pieces' | 'rent' | 'deliveryFee' | 'securityDeposit'
>;

/** What every mail about a rental shows of it, beside its words. */
@Injectable()
export class RentalSummary {
  constructor(
    private readonly items: Items,
    private readonly uploads: Uploads,
  ) {}

  async of(tx: Tx, rental: SummarizedRental): Promise<Pick<Email, 'summary' | 'picture'>> {
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

  /** The same of a payment for one. */
  ofPayment(tx: Tx, payment: PaymentRecord): Promise<Pick<Email, 'summary' | 'picture'>> {
    const { itemId, itemTitle, startDate, endDate, pieces, rent, deliveryFee } = payment;
    if (!itemId || itemTitle === null || !startDate || !endDate)
      throw new Error('This was paid for no rental');
    const days = { start: fromDate(startDate), end: fromDate(endDate) };
    const { securityDeposit } = payment;
    return this.of(tx, {
      ...{ itemId, itemTitle, ...days },
      ...{ pieces, rent, deliveryFee, securityDeposit },
    });
  }
}

function linesOf(rental: SummarizedRental): NonNullable<Email['summary']> {
  const { itemTitle, start, end, pieces = 1, rent, deliveryFee = 0, securityDeposit } = rental;
  return [
    { label: 'Objet', value: itemTitle },
    { label: 'Dates', value: `${inFrench(start)} – ${inFrench(end)}` },
    ...(pieces > 1 ? [{ label: 'Nombre', value: `${pieces}` }] : []),
    { label: 'Prix de la location', value: formatXaf(rent - deliveryFee) },
    ...(deliveryFee > 0 ? [{ label: 'Livraison', value: formatXaf(deliveryFee) }] : []),
    ...(securityDeposit > 0 ? [{ label: 'Caution', value: formatXaf(securityDeposit) }] : []),
  ];
}
