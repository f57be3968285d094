import { formatDay } from '@loka/client';
import type { ReactNode } from 'react';
import { GivenStars } from './given-stars';

type ReviewWordsProps = {
  review: {
    rating: number;
    comment: string;
    createdAt: string;
    answer: string;
  };
  /** By whom, or of what it is. */
  title: ReactNode;
  /** Whose the answer is. */
  answeredBy: string;
  /** Stands beside the day. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** A review and its answer. */
export function ReviewWords({ review, title, answeredBy, aside, children }: ReviewWordsProps) {
  const { rating, comment, createdAt, answer } = review;
  return (
    <article className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold text-ink-900">{title}</p>
        <GivenStars rating={rating} />
      </div>
      {comment && <p className="wrap-anywhere whitespace-pre-line text-pretty">{comment}</p>}
      <div className="flex min-h-6 items-center justify-between gap-4">
        <p className="text-ink-500 text-sm">
          <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </p>
        {aside}
      </div>
      {answer && (
        <div className="mt-1 border-sand-300 border-l-2 pl-4">
          <p className="font-medium text-ink-900 text-sm">{answeredBy}</p>
          <p className="wrap-anywhere whitespace-pre-line text-[0.95rem]">{answer}</p>
        </div>
      )}
      <div className="contents">{children}</div>
    </article>
  );
}
