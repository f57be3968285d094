import { addDays, type Day, dayOf, startOfDay } from '../../../kernel/day.js';
import { hoursAfter, minuteMs } from '../../../kernel/duration.js';
import { type Category, hasOptionalMails, treatments } from './category.js';

/** How a member can be told, beside the bell, which always is. */
export const channels = ['mail', 'push', 'sms'] as const;
export type Channel = (typeof channels)[number];

/** Hours in Gabon, 0 to 23: from the first one on, until the second one begins. */
export interface QuietHours {
  from: number;
  to: number;
}

/** A choice that can be switched off: `messages:mail`. */
export type Choice = `${Category}:${Channel}`;

export interface Preferences {
  off: readonly string[];
  /** Null when nothing has to wait. */
  quietHours: QuietHours | null;
}

/** Of members who have chosen nothing. */
export const usualPreferences: Preferences = { off: [], quietHours: { from: 22, to: 6 } };

/** So many of a category are told one by one; those that follow within half an hour wait for each other. */
export const toldApart = 3;
const gatheredMs = 30 * minuteMs;

/** The instant since when others of the category count as told a short time before. */
export function shortlyBefore(at: Date): Date {
  return new Date(at.getTime() - gatheredMs);
}

/** When a channel is used: at once, at a later instant, or not. */
export type Delivery = 'now' | 'not' | { at: Date };

/**
 * Which channels a notification takes, and when.
 *
 * @param toldBefore how many of its category the same member was told of a short time before
 */
export function deliveriesOf(
  category: Category,
  { off, quietHours }: Preferences,
  at: Date,
  toldBefore: number,
): Record<Channel, Delivery> {
  const { urgency } = treatments[category];
  const isOff = (channel: Channel) =>
    off.includes(`${category}:${channel}`) && (channel !== 'mail' || hasOptionalMails(category));
  const quietUntil = quietHours && endOfQuiet(quietHours, at);
  const gathered = toldBefore >= toldApart ? new Date(at.getTime() + gatheredMs) : null;
  const waits: Record<Channel, (Date | null)[]> = {
    mail: urgency === 'relaxed' ? [quietUntil, gathered] : [],
    push: urgency === 'immediate' ? [] : [quietUntil],
    sms: urgency === 'immediate' ? [] : [quietUntil],
  };
  const delivery = (channel: Channel): Delivery => {
    if (isOff(channel)) return 'not';
    const until = latest(waits[channel]);
    return until ? { at: until } : 'now';
  };
  return { mail: delivery('mail'), push: delivery('push'), sms: delivery('sms') };
}

/** When the quiet hours end in which an instant lies; null when it lies in none. */
export function endOfQuiet({ from, to }: QuietHours, at: Date): Date | null {
  const today = dayOf(at);
  for (const day of [addDays(today, -1), today]) {
    const begin = hourOf(day, from);
    const end = hourOf(to > from ? day : addDays(day, 1), to);
    if (at >= begin && at < end) return end;
  }
  return null;
}

function hourOf(day: Day, hour: number): Date {
  return hoursAfter(startOfDay(day), hour);
}

function latest(instants: (Date | null)[]): Date | null {
  const times = instants.flatMap((instant) => instant?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
