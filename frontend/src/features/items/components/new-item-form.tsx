import { useState } from 'react';
import type { ItemDetail } from '@/api/types';
import { useCreateItem } from '../api/create-item';
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

/** Lists an object. Nothing typed is lost, be it on an error or a reload. */
export function NewItemForm({ like, onDone }: NewItemFormProps) {
  const subject = like ? `copy of ${like.id}` : 'new';
  const { read } = useKeptItemDraft(subject);
  if (!read) return <ItemFormSkeleton />;
  return <ReadyForm subject={subject} draft={read.draft} like={like} onDone={onDone} />;
}

type ReadyFormProps = NewItemFormProps & { subject: string; draft: KeptItemDraft | undefined };

function ReadyForm({ subject, draft, like, onDone }: ReadyFormProps) {
  const [start] = useState(() => (like ? startOf(like) : EMPTY_START));
  const state = useItemForm({ subject, start, version: 0, draft });
  const creation = useCreateItem();
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
            onSuccess: async () => {
              await state.finish();
              onDone(state.id);
            },
            onError,
          },
        )
      }
    />
  );
}
