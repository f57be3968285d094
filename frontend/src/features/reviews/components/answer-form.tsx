import { limits } from '@loka/client';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OwnReview } from '@/api/types';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { sendOrFocus } from '@/lib/send-or-focus';
import { useAnswerReview } from '../api/rental-reviews';

const { minLength, maxLength } = limits['POST /api/reviews/{id}/answer'].answer;

/** Opens the one answer that whom a review is about may give. */
export function AnswerForm({ review }: { review: OwnReview }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const answer = useAnswerReview(review.id);
  const opener = useRef<HTMLButtonElement>(null);
  const isLongEnough = text.trim().length >= minLength;

  if (!open) {
    return (
      <Button
        ref={opener}
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        Répondre
      </Button>
    );
  }

  function cancel() {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    sendOrFocus(event.currentTarget, () => {
      setTried(true);
      if (isLongEnough) answer.mutate(text.trim());
    });
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3" noValidate>
      <Field
        label={`Votre réponse à ${review.authorName}`}
        hint="Tout le monde la lit, et elle ne peut plus être modifiée."
        error={tried && !isLongEnough ? 'Écrivez quelques mots.' : ''}
      >
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={3}
            maxLength={maxLength}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {answer.error && (
        <Failure message="Votre réponse n'a pas pu être envoyée." error={answer.error} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={answer.isPending}>
          Publier ma réponse
        </Button>
        <Button variant="ghost" onClick={cancel}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
