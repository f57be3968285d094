import { formatNumber, formatRating, plural } from '@loka/client';
import { Star } from 'lucide-react';

type StarsProps = { average: number; count: number };

const reviewsOf = (count: number) => (count === 0 ? 'aucun avis' : plural(count, 'avis', 'avis'));

/** `★ 4,0 · aucun avis`: the mark is shared with the marks others got, so it exists before the first review. */
export function Stars({ average, count }: StarsProps) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Star size={16} aria-hidden className="fill-sun-400 text-sun-400" />
      <span className="sr-only">Note&nbsp;: </span>
      <span className="font-semibold text-ink-900">{formatRating(average)}</span>
      <span className="text-ink-500">· {reviewsOf(count)}</span>
    </span>
  );
}

/** `★ 4,4 (6)`, where there is little room; without reviews the mark alone. */
export function ShortStars({ average, count }: StarsProps) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-sm">
      <Star size={14} aria-hidden className="fill-sun-400 text-sun-400" />
      <span className="sr-only">
        Note&nbsp;: {formatRating(average)}, {reviewsOf(count)}
      </span>
      <span aria-hidden className="font-semibold text-ink-900">
        {formatRating(average)}
      </span>
      {count > 0 && (
        <span aria-hidden className="text-ink-500">
          ({formatNumber(count)})
        </span>
      )}
    </span>
  );
}
