import { formatFcfa } from '@loka/client';
import { clsx } from 'clsx';
import type { Rental } from '@/api/types';

type Timeline = Rental['progress']['timeline'];

/** The steps of a rental from the payment to the deposit, each with its sum. */
export function RentalTimeline({ timeline }: { timeline: Timeline }) {
  return (
    <ol aria-label="Étapes" className="grid gap-1.5 text-sm">
      {timeline.map(({ step, state, label, amount, note }) => (
        <li
          key={step}
          aria-current={state === 'now' ? 'step' : undefined}
          className={clsx(
            'flex flex-wrap items-baseline gap-x-2.5',
            state === 'ahead' ? 'text-ink-500' : 'text-ink-900',
          )}
        >
          <span aria-hidden className={clsx('size-2.5 rounded-full border-2', DOTS[state])} />
          <span className={clsx(state === 'now' && 'font-semibold')}>
            {label}
            {state === 'done' && <span className="sr-only"> (fait)</span>}
          </span>
          {amount !== null && (
            <span className="ml-auto text-right text-ink-500 tabular-nums">
              {formatFcfa(amount)} {note}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

const DOTS: Record<Timeline[number]['state'], string> = {
  done: 'border-lagoon-600 bg-lagoon-600',
  now: 'border-lagoon-600',
  ahead: 'border-sand-300',
  missed: 'border-clay-700 bg-clay-700',
};
