import {
  announcementOf as announcementOfPayment,
  type PaymentStep,
} from '../../src/modules/payments/record-event.js';
import type {
  announcementOf as announcementOfChange,
  ChangeStep,
} from '../../src/modules/rentals/changes/record-change.js';
import {
  announcementOf as announcementOfRental,
  type RentalStep,
} from '../../src/modules/rentals/record-event.js';
import type { OpenRental } from './open-rental.js';
import type { Random } from './random.js';
import type { Rows } from './rows.js';

type AnnouncedChange = ReturnType<typeof announcementOfChange>;
type Announcement =
  | NonNullable<ReturnType<typeof announcementOfPayment> | ReturnType<typeof announcementOfRental>>
  | AnnouncedChange;
type AnnouncedPayment = Parameters<typeof announcementOfPayment>[0];
type AnnouncedRental = Parameters<typeof announcementOfRental>[0];

/** Writes what happened to rentals and payments: their histories, and what was announced. */
export class History {
  constructor(
    private readonly random: Random,
    private readonly rows: Rows,
  ) {}

  ofRental(rental: AnnouncedRental, step: RentalStep): void {
    this.rows.add('rental_events', {
      id: this.random.uuidAt(step.at),
      rental_id: rental.id,
      event: step.event,
      from: step.from,
      to: step.to,
      actor: step.by.role,
      actor_id: step.by.id ?? null,
      reason: step.reason ?? '',
      amount: step.amount ?? null,
      at: step.at,
      change_id: null,
    });
    const announcement = announcementOfRental(rental, step);
    if (announcement) this.announce(announcement);
  }

  /** Leaves the rental where it is. */
  ofChange({ id, status }: OpenRental, step: ChangeStep, announcement: AnnouncedChange): void {
    this.rows.add('rental_events', {
      id: this.random.uuidAt(step.at),
      rental_id: id,
      event: step.event,
      from: status,
      to: status,
      actor: step.by.role,
      actor_id: step.by.id ?? null,
      reason: announcement.facts.words ?? '',
      amount: null,
      at: step.at,
      change_id: announcement.subjectId,
    });
    this.announce(announcement);
  }

  ofPayment(payment: AnnouncedPayment, step: PaymentStep): void {
    this.rows.add('payment_events', {
      id: this.random.uuidAt(step.at),
      payment_id: payment.id,
      from: step.from,
      to: step.to,
      detail: step.detail ?? '',
      at: step.at,
    });
    const announcement = announcementOfPayment(payment, step);
    if (announcement) this.announce(announcement);
  }

  private announce({ kind, subjectId, actor, at, facts }: Announcement): void {
    const [subject = ''] = kind.name.split('.');
    this.rows.add('domain_events', {
      id: this.random.uuidAt(at),
      kind: kind.name,
      subject,
      subject_id: subjectId,
      actor: actor.role,
      actor_id: actor.id ?? null,
      facts,
      at,
    });
  }
}
