import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import type { ItemCalendar } from '@/api/types';
import { Calendar } from '@/components/ui/calendar';
import type { Notice } from '../notice';
import { useClosing } from '../use-closing';
import { NoticeLine } from './calendar-notice';

type ClosableDaysProps = Omit<
  ComponentProps<typeof Calendar>,
  'describe' | 'onPick' | 'onEscape'
> & {
  itemId: string;
  /** The month that is shown; undefined while it is being read. */
  calendar: ItemCalendar | undefined;
  /** Whether all of its days are over. */
  isPast: boolean;
};

/** A month of an object, whose owner closes days and opens them by a tap, by dragging or by keys. */
export function ClosableDays({ itemId, calendar, isPast, ...shown }: ClosableDaysProps) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const { listeners, clear, describe, pick } = useClosing(itemId, calendar, setNotice);
  return (
    <>
      <div
        {...listeners}
        aria-busy={!calendar}
        className={clsx('touch-pan-y select-none', !calendar && 'animate-skeleton')}
      >
        <Calendar {...shown} describe={describe} onPick={pick} onEscape={clear} />
      </div>
      <NoticeLine notice={notice} isPast={isPast} />
    </>
  );
}
