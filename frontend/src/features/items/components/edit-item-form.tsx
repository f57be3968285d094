import { ApiError } from '@loka/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '@/api/problem';
import type { ItemDetail } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { useEditItem } from '../api/edit-item';
import { itemQuery } from '../api/get-item';
import { type KeptItemDraft, startOf } from '../item-draft';
import { useItemForm, useKeptItemDraft } from '../use-item-form';
import { DraftChoice } from './draft-note';
import { ItemForm, type SendItem, sendItem } from './item-form';
import { ItemFormSkeleton } from './item-form-skeleton';

type EditItemFormProps = { item: ItemDetail; onDone: () => void };

/** Says something else of an object. Nothing typed is lost, be it on an error or a reload. */
export function EditItemForm({ item: read, onDone }: EditItemFormProps) {
  // As it was when it was opened: another edit meanwhile does not change what is typed into.
  const [item, setItem] = useState(read);
  const [resumed, setResumed] = useState(false);
  const draft = useKeptItemDraft(item.id);
  const kept = draft.read?.draft;

  if (!draft.read) return <ItemFormSkeleton />;
  if (kept && kept.version !== item.version && !resumed)
    return <DraftChoice since={kept.at} onResume={() => setResumed(true)} onDiscard={draft.drop} />;
  return (
    <ReadyForm
      key={item.version}
      item={item}
      draft={kept}
      onDone={onDone}
      onReload={(current) => {
        draft.drop();
        setItem(current);
      }}
    />
  );
}

type ReadyFormProps = EditItemFormProps & {
  draft: KeptItemDraft | undefined;
  /** Begins anew with what the object has become. */
  onReload: (current: ItemDetail) => void;
};

function ReadyForm({ item, draft, onDone, onReload }: ReadyFormProps) {
  const queryClient = useQueryClient();
  const [start] = useState(() => startOf(item));
  const state = useItemForm({ subject: item.id, start, version: item.version, draft });
  const edit = useEditItem(item, state.finish);
  const isChanged = edit.error instanceof ApiError && edit.error.code === 'item-changed';
  const { uploading, failed } = state.pictures;

  const saveOver =
    (version: number | 'current'): SendItem =>
    (body, onError) =>
      edit.mutate({ ...body, version }, { onSuccess: onDone, onError });

  async function reload() {
    try {
      onReload(await queryClient.fetchQuery({ ...itemQuery(item.id), staleTime: 0 }));
    } catch (error) {
      toast.error(reasonOf(error as Error) ?? "L'autre version n'a pas pu être lue.");
    }
  }

  return (
    <ItemForm
      state={state}
      submitLabel="Enregistrer"
      offered={item}
      busy={edit.isPending}
      error={edit.error}
      explained={
        isChanged ? (
          <ChangedNote
            disabled={uploading || failed}
            onOverwrite={() => sendItem(state, saveOver('current'))}
            onReload={reload}
          />
        ) : undefined
      }
      onSubmit={saveOver(item.version)}
    />
  );
}

type ChangedNoteProps = { disabled: boolean; onOverwrite: () => void; onReload: () => void };

/** The object was edited since the form was opened. */
function ChangedNote({ disabled, onOverwrite, onReload }: ChangedNoteProps) {
  return (
    <Alert
      tone="warning"
      title="Cette annonce a été modifiée entre-temps."
      action={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onOverwrite} disabled={disabled}>
            Garder ma version
          </Button>
          <Button variant="secondary" onClick={onReload}>
            Voir l'autre version
          </Button>
        </div>
      }
    >
      <p>
        Dans un autre onglet, sur un autre appareil, ou parce qu'une pièce est perdue. Rien n'a été
        enregistré{'\u00a0'}: ce que vous avez tapé est toujours là.
      </p>
    </Alert>
  );
}
