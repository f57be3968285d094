import { useState } from 'react';
import type { ItemDetail } from '@/api/types';
import { Spinner } from '@/components/ui/spinner';
import { useCreateItem, useIsListing } from '../api/create-item';
import { EMPTY_START, type KeptItemDraft, startOf } from '../item-draft';
import { useItemForm, useKeptItemDraft } from '../use-item-form';
import { ItemForm } from './item-form';
import { ItemFormSkeleton } from './item-form-skeleton';

type NewItemFormProps = {
  /** An object of the owner's that the new one is like, its pictures included. */
  like?: ItemDetail;
  /** @param id of the object that was listed */
  onDone: (id: string) => void;
};

/**
 * Lists an object. Nothing typed is lost, be it on an error or a reload. Whoever comes back while an object is being
 * listed waits: its draft would fill in a form that replaces it.
 */
export function NewItemForm(props: NewItemFormProps) {
  const isListing = useIsListing();
  const [isWaiting, setWaiting] = useState(isListing);
  if (isWaiting && !isListing) setWaiting(false);
  return isWaiting ? (
    <Spinner label="Votre annonce est en cours d'envoi..." />
  ) : (
    <Form {...props} />
  );
}

function Form({ like, onDone }: NewItemFormProps) {
  const subject = like ? `copy of ${like.id}` : 'new';
  const { read } = useKeptItemDraft(subject);
  if (!read) return <ItemFormSkeleton />;
  return <ReadyForm subject={subject} draft={read.draft} like={like} onDone={onDone} />;
}

type ReadyFormProps = NewItemFormProps & { subject: string; draft: KeptItemDraft | undefined };

function ReadyForm({ subject, draft, like, onDone }: ReadyFormProps) {
  const [start] = useState(() => (like ? startOf(like) : EMPTY_START));
  const state = useItemForm({ subject, start, version: 0, draft });
  const creation = useCreateItem(state.finish);
  return (
    <ItemForm
      state={state}
      submitLabel="Publier l'annonce"
      busy={creation.isPending}
      error={creation.error}
      onSubmit={(item, onError) =>
        creation.mutate(
          { ...item, id: state.id },
          {
            onSuccess: () => onDone(state.id),
            onError,
          },
        )
      }
    />
  );
}
