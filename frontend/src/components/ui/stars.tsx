import { formatNumber, formatRating, plural } from '@loka/client';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';

type StarsProps = { average: number; count: number };

/** Before the first review there is a mark all the same: the one that everything starts with. */
const reviewsOf = (count: number) =>
  count === 0 ? 'note de départ, aucun avis' : plural(count, 'avis', 'avis');

/** `★ 4,4 · 6 avis`, and with an empty star `☆ 4,0 · note de départ, aucun avis`. */
export function Stars({ average, count }: StarsProps) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Mark size={16} isEarned={count > 0} />
      <span className="sr-only">Note&nbsp;: </span>
      <span className={clsx('shrink-0', toneOf(count))}>{formatRating(average)}</span>
      <span className="text-ink-500">· {reviewsOf(count)}</span>
    </span>
  );
}

/** `★ 4,4 (6)`, where there is little room; without reviews `☆ 4,0 nouveau`. */
export function ShortStars({ average, count }: StarsProps) {
  return (
    <span className="inline-flex max-w-full shrink-0 flex-wrap items-center gap-1 text-sm">
      <Mark size={14} isEarned={count > 0} />
      <span className="sr-only">
        Note&nbsp;: {formatRating(average)}, {reviewsOf(count)}
      </span>
      <span aria-hidden className={toneOf(count)}>
        {formatRating(average)}
      </span>
      <span aria-hidden className="text-ink-500">
        {count > 0 ? `(${formatNumber(count)})` : 'nouveau'}
      </span>
    </span>
  );
}

const Mark = ({ size, isEarned }: { size: number; isEarned: boolean }) => (
  <Star
    size={size}
    aria-hidden
    className={clsx('shrink-0', isEarned ? 'fill-sun-400 text-sun-400' : 'text-ink-400')}
  />
);

const toneOf = (count: number) => (count > 0 ? 'font-semibold text-ink-900' : 'text-ink-500');
