import { formatShortDay, limits } from '@loka/client';
import { type FormEvent, useState } from 'react';
import type { RentalReviews } from '@/api/types';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Failure } from '@/components/ui/failure';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { keptForm } from '@/lib/kept-form';
import { useWriteReviews } from '../api/rental-reviews';
import { lastDayToWrite } from '../last-day-to-write';
import { StarField } from './star-field';

const { maxLength } = limits['POST /api/rentals/{id}/reviews'].item.comment;

type Subject = 'item' | 'owner' | 'renter';
type Opinion = { rating: number; comment: string };
type Typed = Partial<Record<Subject, Opinion>>;

const NOTHING: Opinion = { rating: 0, comment: '' };

const SUBJECTS: Record<RentalReviews['party'], readonly Subject[]> = {
  renter: ['item', 'owner'],
  owner: ['renter'],
};

const QUESTIONS: Record<Subject, { title: string; stars: string; words: string }> = {
  item: {
    title: "L'objet",
    stars: "Votre note pour l'objet",
    words: "Votre avis sur l'objet",
  },
  owner: {
    title: 'Le propriétaire',
    stars: 'Votre note pour le propriétaire',
    words: 'Votre avis sur le propriétaire',
  },
  renter: {
    title: 'Le locataire',
    stars: 'Votre note pour le locataire',
    words: 'Votre avis sur le locataire',
  },
};

type ReviewFormProps = {
  rentalId: string;
  reviews: RentalReviews;
};

/** What a party has to say of a rental, all at once; what is typed outlives a reload. */
export function ReviewForm({ rentalId, reviews }: ReviewFormProps) {
  const kept = keptForm<Typed>(`review.${rentalId}`, {});
  const [typed, setTyped] = useState<Typed>(kept.load);
  const [tried, setTried] = useState(false);
  const write = useWriteReviews(rentalId, kept.forget);
  const subjects = SUBJECTS[reviews.party];
  const opinionOf = (subject: Subject) => typed[subject] ?? NOTHING;

  function type(subject: Subject, part: Partial<Opinion>) {
    const all = { ...typed, [subject]: { ...opinionOf(subject), ...part } };
    kept.save(all);
    setTyped(all);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const unrated = subjects.findIndex((subject) => opinionOf(subject).rating === 0);
    if (unrated >= 0) {
      const fields = event.currentTarget.querySelectorAll('fieldset');
      fields[unrated]?.querySelector('input')?.focus();
      return;
    }
    write.mutate(Object.fromEntries(subjects.map((subject) => [subject, opinionOf(subject)])));
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-6" noValidate>
      {subjects.map((subject) => {
        const { title, stars, words } = QUESTIONS[subject];
        const { rating, comment } = opinionOf(subject);
        return (
          <Card key={subject} className="grid grid-cols-1 gap-5 p-5 sm:p-6">
            <h2 className="text-xl">{title}</h2>
            <StarField
              label={stars}
              value={rating}
              onChange={(chosen) => type(subject, { rating: chosen })}
              error={tried && rating === 0 ? 'Choisissez de une à cinq étoiles.' : undefined}
            />
            <Field label={words} optional>
              {(control) => (
                <Textarea
                  {...control}
                  rows={3}
                  maxLength={maxLength}
                  value={comment}
                  onChange={({ target }) => type(subject, { comment: target.value })}
                />
              )}
            </Field>
          </Card>
        );
      })}
      <p className="text-ink-500 text-sm">
        Votre avis est publié quand{' '}
        {reviews.party === 'renter' ? 'le propriétaire' : 'le locataire'} a donné le sien
        <span>
          {reviews.closesAt && `, ou après le ${formatShortDay(lastDayToWrite(reviews.closesAt))}`}
        </span>
        . Il ne peut plus être modifié.
      </p>
      {write.error && <Failure message="Votre avis n'a pas pu être envoyé." error={write.error} />}
      <Button type="submit" size="lg" busy={write.isPending} className="sm:justify-self-start">
        Envoyer mon avis
      </Button>
    </form>
  );
}
