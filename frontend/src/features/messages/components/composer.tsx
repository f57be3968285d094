import { limits, messageOf } from '@loka/client';
import { Camera, SendHorizontal, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { Thread } from '@/api/types';
import { ErrorText } from '@/components/ui/error-text';
import { IconButton } from '@/components/ui/icon-button';
import { controlLook } from '@/components/ui/input';
import { Spinner } from '@/components/ui/spinner';
import { useDraft } from '@/features/rentals';
import { KeptPhoto, useKeptPhotos } from '@/features/uploads';
import { postMessage } from '../api/kept-messages';
import { quickAnswers } from '../quick-answers';
import { isEarlyNumber } from '../typed-number';
import { NumberNotice } from './risk-notice';

const LONGEST = limits['POST /api/threads/{id}/messages'].body.maxLength;
const MOST_PHOTOS = limits['POST /api/threads/{id}/messages'].pictures.maxItems;
const EMPTY = { text: '' };

/** Where a message is written. What was begun is there again after a reload. */
export function Composer({ thread }: { thread: Thread }) {
  const [typed, setTyped] = useState(EMPTY);
  const [failure, setFailure] = useState<string | null>(null);
  const photos = useKeptPhotos(MOST_PHOTOS);
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft({
    form: { kind: 'message', subject: thread.id },
    isKept: true,
    open: true,
    empty: EMPTY,
    typed,
    photos: photos.photos,
    fill: (kept, pictures) => {
      setTyped(kept as typeof EMPTY);
      photos.set(pictures);
    },
  });
  const isEmpty = typed.text.trim() === '' && photos.photos.length === 0;

  async function post(text: string) {
    const pictures = photos.photos;
    draft.discard();
    setFailure(null);
    try {
      await postMessage(thread.id, text.trim(), pictures);
    } catch (error) {
      // This browser keeps nothing: what was written comes back.
      setTyped({ text });
      photos.set(pictures);
      setFailure(messageOf(error));
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isEmpty || photos.preparing) return;
    // Whoever pressed the button by a key goes on typing: it has nothing to send any more.
    if (document.activeElement instanceof HTMLButtonElement) field.current?.focus();
    void post(typed.text);
  }

  // On a phone, the keyboard would open over a sentence that is ready to be sent.
  function choose(answer: string) {
    setTyped({ text: answer });
    if (hasMouse()) field.current?.focus();
  }

  // On a keyboard; the Enter key of a phone makes a new line.
  function onKeyDown(event: KeyboardEvent) {
    const isSending = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (isSending && hasMouse()) submit(event);
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-2.5">
      {isEmpty && (
        <ul
          aria-label="Réponses rapides"
          className="scrollbar-none -mx-4 flex gap-2 overflow-x-auto px-4"
        >
          {quickAnswers(thread).map((answer) => (
            <li key={answer} className="shrink-0">
              <button
                type="button"
                onClick={() => choose(answer)}
                className="min-h-11 whitespace-nowrap rounded-full border border-lagoon-200 bg-lagoon-50 px-4 text-lagoon-800 text-sm hover:border-lagoon-600"
              >
                {answer}
              </button>
            </li>
          ))}
        </ul>
      )}
      {photos.photos.length > 0 && (
        <ul aria-label="Photos à envoyer" className="flex flex-wrap gap-2">
          {photos.photos.map((photo, index) => (
            <li key={photo.id} className="relative">
              <KeptPhoto
                photo={photo}
                alt={`photo ${index + 1}`}
                className="size-20 rounded-xl bg-sand-200 object-cover"
              />
              <IconButton
                label={`Retirer la photo ${index + 1}`}
                onClick={() => photos.remove(photo.id)}
                className="absolute -top-2 -right-2 bg-surface shadow-card"
              >
                <X size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {isEarlyNumber(typed.text, thread) && <NumberNotice />}
      <ErrorText>{failure ?? photos.problem}</ErrorText>
      <div className="flex items-end gap-2">
        <PhotoButton photos={photos} />
        <textarea
          ref={field}
          aria-label="Votre message"
          placeholder="Écrire un message"
          rows={1}
          maxLength={LONGEST}
          value={typed.text}
          onChange={({ target }) => setTyped({ text: target.value })}
          onKeyDown={onKeyDown}
          className={`${controlLook} field-sizing-content max-h-40 min-h-12 min-w-0 resize-none py-3`}
        />
        <button
          type="submit"
          aria-label="Envoyer"
          title="Envoyer"
          disabled={isEmpty || photos.preparing}
          // A phone's keyboard stays open for the next message.
          onMouseDown={(event) => event.preventDefault()}
          className="grid size-[48px] shrink-0 place-items-center rounded-full bg-lagoon-700 text-white hover:bg-lagoon-800 disabled:cursor-not-allowed disabled:opacity-40"
        >
          <SendHorizontal size={22} aria-hidden />
        </button>
      </div>
    </form>
  );
}

const hasMouse = () => matchMedia('(pointer: fine)').matches;

function PhotoButton({ photos }: { photos: ReturnType<typeof useKeptPhotos> }) {
  return (
    <label
      title="Ajouter une photo"
      className="grid size-[48px] shrink-0 cursor-pointer place-items-center rounded-full text-lagoon-700 hover:bg-sand-100 has-disabled:cursor-not-allowed has-disabled:opacity-40 has-focus-visible:outline-2 has-focus-visible:outline-lagoon-600"
    >
      <input
        type="file"
        multiple
        accept="image/*"
        aria-label="Ajouter une photo"
        disabled={photos.preparing || photos.photos.length >= photos.most}
        className="sr-only"
        onChange={({ target }) => {
          void photos.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {photos.preparing ? (
        <Spinner size={22} label="Préparation des photos" />
      ) : (
        <Camera size={24} aria-hidden />
      )}
    </label>
  );
}
