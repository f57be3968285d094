import { limits } from '@loka/client';
import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, Camera, Crop, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '@/components/ui/badge';
import { ErrorText } from '@/components/ui/error-text';
import { IconButton } from '@/components/ui/icon-button';
import { useLateDialog } from '@/components/ui/late-dialog';
import { Spinner } from '@/components/ui/spinner';
import {
  type ListedPicture,
  loadPictureEditor,
  PickButton,
  type PictureList,
  PictureTile,
  withinLimit,
} from '@/features/uploads';

const { maxItems: most } = limits['POST /item'].images;

/** Several pictures, in the order they will be shown; each can be moved, turned and cropped. */
export function PhotosField({ photos }: { photos: PictureList }) {
  const { pictures } = photos;
  const [edited, setEdited] = useState<ListedPicture | null>(null);
  const editor = useLateDialog(loadPictureEditor);
  const { Dialog } = editor;
  const [dragged, setDragged] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  /** For those who hear that a photo has another place. */
  const [said, say] = useState('');
  /** Why some of those that were picked are not there, in French. */
  const [problem, setProblem] = useState<string>();
  const controlAt = (index: number, control: string) =>
    list.current?.children[index]?.querySelector<HTMLElement>(control);

  function move(index: number, to: number, control: string) {
    if (to < 0 || to >= pictures.length) return;
    flushSync(() => photos.moveTo(pictures[index]?.id as string, to));
    controlAt(to, control)?.focus();
    say(`Photo ${to + 1} sur ${pictures.length}`);
  }
  /** The next one has the focus, or what adds another. */
  function remove(index: number) {
    flushSync(() => photos.remove(pictures[index]?.id as string));
    controlAt(index, '[data-remove], input')?.focus();
  }

  function add(picked: File[]) {
    const { files, leftOut } = withinLimit(picked, pictures.length, most);
    setProblem(leftOut);
    void photos.add(files);
  }

  return (
    <div>
      <p className="text-ink-500 text-sm">
        Jusqu'à {most}, facultatives. La première est la couverture{'\u00a0'}: celle que l'on voit
        dans les listes.
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul ref={list} aria-label="Photos" className="mt-3 pairs gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {pictures.map((picture, index) => (
          <li
            key={picture.id}
            draggable
            onDragStart={({ dataTransfer }) => {
              dataTransfer.effectAllowed = 'move';
              setDragged(picture.id);
            }}
            onDragOver={(event) => {
              if (!dragged) return;
              event.preventDefault();
              if (dragged !== picture.id) photos.moveTo(dragged, index);
            }}
            onDrop={(event) => event.preventDefault()}
            onDragEnd={() => setDragged(null)}
            className={clsx(dragged === picture.id && 'opacity-50')}
          >
            <Photo
              photos={photos}
              picture={picture}
              index={index}
              onMove={(to, control) => move(index, to, control)}
              onRemove={() => remove(index)}
              isOpening={editor.isLoading && edited?.id === picture.id}
              onEdit={() => {
                setEdited(picture);
                editor.open();
              }}
            />
          </li>
        ))}
        {pictures.length < most && (
          <li>
            <PickButton multiple className="aspect-[4/3]" onPick={add}>
              <Camera size={26} aria-hidden className="text-lagoon-700" />
              <span className="font-semibold text-ink-900">Ajouter des photos</span>
            </PickButton>
          </li>
        )}
      </ul>
      <ErrorText className="mt-2">{problem}</ErrorText>
      {edited && Dialog && (
        <Dialog
          {...editor.shown}
          src={edited.preview}
          onSave={(picture) => photos.replace(edited.id, picture)}
        />
      )}
    </div>
  );
}

/* It keeps the focus there: a browser takes it away from what is disabled. */
const AT_AN_END = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-40';

type PhotoProps = {
  photos: PictureList;
  picture: ListedPicture;
  index: number;
  /** @param control the button that was pressed, which keeps the focus */
  onMove: (to: number, control: string) => void;
  onRemove: () => void;
  /** Whether what edits it is being loaded. */
  isOpening: boolean;
  onEdit: () => void;
};

function Photo(props: PhotoProps) {
  const { photos, picture, index, onMove, onRemove, isOpening, onEdit } = props;
  const label = `photo ${index + 1}`;
  const { id, preview, percent, sent, error } = picture;
  return (
    <>
      <PictureTile
        picture={{ preview, percent, error, ...(sent && { id }) }}
        label={label}
        onRetry={picture.kept && (() => photos.retry(picture))}
        className="aspect-[4/3]"
      >
        {index === 0 && !error && (
          <Badge tone="success" className="absolute top-2 left-2 px-2.5! py-0.5! text-xs!">
            Couverture
          </Badge>
        )}
        <IconButton
          label={`Retirer la ${label}`}
          data-remove
          onClick={onRemove}
          className="absolute top-0.5 right-0.5"
        >
          <span className="grid size-8 place-items-center rounded-full bg-surface/90 text-ink-900 shadow-card">
            <X size={18} aria-hidden />
          </span>
        </IconButton>
      </PictureTile>
      <div className="flex flex-wrap justify-between">
        <IconButton
          label={`Avancer la ${label}`}
          data-move="back"
          aria-disabled={index === 0}
          onClick={() => onMove(index - 1, '[data-move="back"]')}
          className={AT_AN_END}
        >
          <ArrowLeft size={18} aria-hidden />
        </IconButton>
        <IconButton
          label={`Recadrer ou tourner la ${label}`}
          aria-busy={isOpening || undefined}
          onClick={onEdit}
        >
          {isOpening ? <Spinner /> : <Crop size={18} aria-hidden />}
        </IconButton>
        <IconButton
          label={`Reculer la ${label}`}
          data-move="on"
          aria-disabled={index === photos.pictures.length - 1}
          onClick={() => onMove(index + 1, '[data-move="on"]')}
          className={AT_AN_END}
        >
          <ArrowRight size={18} aria-hidden />
        </IconButton>
      </div>
    </>
  );
}
