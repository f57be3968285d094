import { ApiError } from '@loka/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ItemDetail } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useEditItem } from '../api/edit-item';
import { itemQuery } from '../api/get-item';
import { type KeptItemDraft, startOf } from '../item-draft';
import type { ItemBody } from '../to-item-body';
import { useItemForm, useKeptItemDraft } from '../use-item-form';
import { DraftChoice } from './draft-note';
import { ItemForm } from './item-form';
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
  const edit = useEditItem(item.id);
  const isChanged = edit.error instanceof ApiError && edit.error.code === 'item-changed';
  const getCurrent = () => queryClient.fetchQuery({ ...itemQuery(item.id), staleTime: 0 });

  function save(body: ItemBody, version: number, onError?: (error: Error) => void) {
    const onSuccess = async () => {
      await state.finish();
      onDone();
    };
    edit.mutate({ ...body, version }, { onSuccess, onError });
  }

  return (
    <ItemForm
      state={state}
      submitLabel="Enregistrer"
      busy={edit.isPending}
      error={edit.error}
      explained={
        isChanged && edit.variables ? (
          <ChangedNote
            onOverwrite={async () => {
              const { version: _, ...body } = edit.variables as ItemBody & { version: number };
              save(body, (await getCurrent()).version);
            }}
            onReload={async () => onReload(await getCurrent())}
          />
        ) : undefined
      }
      onSubmit={(body, onError) => save(body, item.version, onError)}
    />
  );
}

type ChangedNoteProps = { onOverwrite: () => void; onReload: () => void };

/** The object was edited since the form was opened. */
function ChangedNote({ onOverwrite, onReload }: ChangedNoteProps) {
  return (
    <Alert
      tone="warning"
      title="Cette annonce a été modifiée entre-temps."
      action={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onOverwrite}>Garder ma version</Button>
          <Button variant="secondary" onClick={onReload}>
            Voir l'autre version
          </Button>
        </div>
      }
    >
      <p>
        Dans un autre onglet ou sur un autre appareil. Rien n'a été enregistré{'\u00a0'}: ce que
        vous avez tapé est toujours là.
      </p>
    </Alert>
  );
}
