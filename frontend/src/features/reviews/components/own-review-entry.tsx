import { formatShortDay } from '@loka/client';
import { EyeOff, Hourglass } from 'lucide-react';
import type { OwnReview } from '@/api/types';
import { lastDayToWrite } from '../last-day-to-write';
import { AnswerForm } from './answer-form';
import { ReportReview } from './report-review';
import { ReviewWords } from './review-words';

/** A review as its author and whom it is about see it. */
export function OwnReviewEntry({ review }: { review: OwnReview }) {
  const { mine, subject, itemTitle, answer, published, hidden, publishAt } = review;
  return (
    <ReviewWords
      review={review}
      title={
        <>
          {titleOf(review)}
          <span className="block font-normal text-ink-500 text-sm">
            <span>{!mine && (subject === 'item' ? "Sur l'objet · " : 'Sur vous · ')}</span>
            {itemTitle}
          </span>
        </>
      }
      answeredBy={mine ? `Réponse de ${review.reviewedName}` : 'Votre réponse'}
      aside={!mine && <ReportReview id={review.id} />}
    >
      {!published && (
        <p className="flex items-start gap-2 text-ink-500 text-sm">
          <Hourglass size={18} aria-hidden className="shrink-0" />
          Pas encore publié&nbsp;: il le sera avec l'avis de {review.reviewedName}, ou après le{' '}
          {formatShortDay(lastDayToWrite(publishAt))}.
        </p>
      )}
      {hidden && (
        <p className="flex items-start gap-2 text-clay-700 text-sm">
          <EyeOff size={18} aria-hidden className="shrink-0" />
          Masqué par l'équipe Loka&nbsp;: personne d'autre ne le lit.
        </p>
      )}
      {review.answerable && !answer && <AnswerForm review={review} />}
    </ReviewWords>
  );
}

function titleOf({ mine, subject, authorName, reviewedName }: OwnReview): string {
  if (!mine) return authorName;
  return subject === 'item' ? "Sur l'objet" : `Sur ${reviewedName}`;
}
