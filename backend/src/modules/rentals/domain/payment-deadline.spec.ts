import { describe, expect, it } from 'vitest';
import type { Pause } from '../../incidents/index.js';
import { type DatedChange, deadlineAfter } from './payment-deadline.js';

/** In Gabon, an hour ahead of UTC. */
const at = (time: string) => new Date(`2026-12-01T${time}:00+01:00`);
const pause = (start: string, end: string | null): Pause => ({
  start: at(start),
  end: end === null ? null : at(end),
});
/** Accepted at ten, with two hours to pay, of a rental that ends on the next day. */
const accepted: DatedChange = {
  status: 'accepted',
  oldEnd: '2026-12-02',
  dueAt: at('12:00'),
  acceptedAt: at('10:00'),
};
const dueWith = (...pauses: Pause[]) => deadlineAfter(accepted, pauses);
const running = (time: string) => ({ dueAt: at(time), isPaused: false });

describe('the deadline of an extension that waits for its payment', () => {
  it('stays as it is without a pause', () => {
    expect(dueWith()).toEqual(running('12:00'));
  });

  it('is later by the length of a pause', () => {
    expect(dueWith(pause('10:30', '11:15'))).toEqual(running('12:45'));
  });

  it('is later only by what of a pause came after the acceptance', () => {
    expect(dueWith(pause('08:00', '10:20'))).toEqual(running('12:20'));
    expect(dueWith(pause('08:00', '09:00'))).toEqual(running('12:00'));
  });

  it('is later by all of a pause that began before it and ended after it', () => {
    expect(dueWith(pause('11:50', '15:00'))).toEqual(running('15:10'));
  });

  it('counts the time of two pauses at once one time', () => {
    expect(dueWith(pause('10:30', '11:30'), pause('11:00', '11:45'))).toEqual(running('13:15'));
    expect(dueWith(pause('10:30', '11:30'), pause('10:45', '11:00'))).toEqual(running('13:00'));
  });

  it('is later by a pause that began in the time which another one added', () => {
    expect(dueWith(pause('12:30', '13:00'), pause('11:00', '12:00'))).toEqual(running('13:30'));
  });

  it('is not revived by a pause that began after it', () => {
    expect(dueWith(pause('12:00', '13:00'))).toEqual(running('12:00'));
    expect(dueWith(pause('12:00', null))).toEqual(running('12:00'));
  });

  it('stands still during a pause, but not beyond the last day of the rental', () => {
    const endOfRental = new Date('2026-12-03T00:00:00+01:00');
    expect(dueWith(pause('11:00', null))).toEqual({ dueAt: endOfRental, isPaused: true });
    const long = { start: at('11:00'), end: new Date('2026-12-05T00:00:00+01:00') };
    expect(dueWith(long)).toEqual({ dueAt: endOfRental, isPaused: false });
  });

  it('is nothing that others have: a request waits for an answer, not for money', () => {
    const asked = { ...accepted, status: 'requested' as const, acceptedAt: null };
    expect(deadlineAfter(asked, [pause('11:00', null)])).toEqual(running('12:00'));
    const closed = { ...accepted, status: 'withdrawn' as const, dueAt: null };
    expect(deadlineAfter(closed, [pause('11:00', null)])).toEqual({
      dueAt: null,
      isPaused: false,
    });
  });
});
