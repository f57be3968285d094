import { formatRating, plural } from '@loka/client';
import { Star } from 'lucide-react';

type StarsProps = { average: number; count: number };

/** `★ 4,0 · aucun avis`: the mark is shared with the marks others got, so it exists before the first review. */
export function Stars({ average, count }: StarsProps) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Star size={16} aria-hidden className="fill-sun-400 text-sun-400" />
      <span className="sr-only">Note : </span>
      <span className="font-semibold text-ink-900">{formatRating(average)}</span>
      <span className="text-ink-500">
        · {count === 0 ? 'aucun avis' : plural(count, 'avis', 'avis')}
      </span>
    </span>
  );
}
