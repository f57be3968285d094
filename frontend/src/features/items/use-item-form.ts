import { newId } from '@loka/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sessionStore } from '@/api/client';
import { usePictureList } from '@/features/uploads';
import { useSavedSoon } from '@/lib/use-saved-soon';
import { type ItemStart, itemDrafts, type KeptItemDraft, picturesOf } from './item-draft';
import { toItemBody } from './to-item-body';
import { useItemFields } from './use-item-fields';

type ItemFormOptions = {
  /** Which form: of which object, or of a new one. */
  subject: string;
  start: ItemStart;
  /** Of the object that it edits; 0 of a new one. */
  version: number;
  /** What was left when the page was closed. */
  draft: KeptItemDraft | undefined;
};

/** What is typed and photographed in an object's form, which outlives the page. */
export function useItemForm({ subject, start, version, draft }: ItemFormOptions) {
  const fields = useItemFields(draft?.typed ?? start.typed);
  const pictures = usePictureList('item', () => picturesOf(draft ?? { ...start, photos: [] }));
  const [id, setId] = useState(() => draft?.id ?? newId());
  const [since, setSince] = useState(draft?.at);
  const { typed } = fields;
  /** Nothing is kept of a form once it was sent. */
  const isOver = useRef(false);

  const { pictures: listed } = pictures;
  const [userId] = useState(sessionStore.userId);
  const keep = useCallback(() => {
    // Another member may have signed in, in another tab.
    if (isOver.current || sessionStore.userId() !== userId) return;
    const order = listed.map(({ id: picture, preview }) => ({ id: picture, preview }));
    const isEmpty = said({ typed, pictures: order }) === said(start);
    const photos = listed.flatMap(({ kept }) => kept ?? []);
    const kept = { id, version, typed, pictures: order, photos, at: '' };
    void (isEmpty ? itemDrafts.drop(subject) : itemDrafts.keep(subject, kept));
  }, [subject, start, version, id, typed, listed, userId]);

  useSavedSoon(keep);

  return {
    fields,
    pictures,
    /** Of a new object: the same however often it is sent. */
    id,
    /** When the draft that it was filled in with was last changed, an ISO instant. */
    since,
    /** Begins anew, without what was typed. */
    discard: () => {
      fields.reset(start.typed);
      pictures.set(picturesOf({ ...start, photos: [] }));
      setId(newId());
      setSince(undefined);
    },
    /** The form was sent: nothing of it is kept. */
    finish: async () => {
      isOver.current = true;
      if (sessionStore.userId() === userId) await itemDrafts.drop(subject);
    },
  };
}

/** What a form says, to be compared. */
function said({ typed, pictures }: ItemStart): string {
  return JSON.stringify(
    toItemBody(
      typed,
      pictures.map(({ id }) => id),
    ),
  );
}

/** The draft of a form; undefined while it is being read. */
export function useKeptItemDraft(subject: string) {
  const [read, setRead] = useState<{ draft: KeptItemDraft | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    void itemDrafts.read(subject).then((draft) => isCurrent && setRead({ draft }));
    return () => {
      isCurrent = false;
    };
  }, [subject]);
  return {
    read,
    /** Goes on without it. */
    drop: () => {
      setRead({ draft: undefined });
      void itemDrafts.drop(subject);
    },
  };
}

export type ItemFormState = ReturnType<typeof useItemForm>;
