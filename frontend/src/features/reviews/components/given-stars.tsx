import { plural } from '@loka/client';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';

/** The stars of one review: whole ones, of five. */
export function GivenStars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex gap-0.5">
      <span className="sr-only">{plural(rating, 'étoile')} sur 5</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          size={16}
          aria-hidden
          className={clsx(
            star <= rating ? 'fill-sun-400 text-sun-400' : 'fill-sand-200 text-sand-200',
          )}
        />
      ))}
    </span>
  );
}
