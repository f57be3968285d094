import { RotateCcw, RotateCw } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ErrorText } from '@/components/ui/error-text';
import type { Shown } from '@/components/ui/late-dialog';
import { Spinner } from '@/components/ui/spinner';
import { drawEdited, drawPart } from '../draw-picture';
import {
  FRAME,
  framedPart,
  MOST_ZOOM,
  moved,
  type PictureEdit,
  type Point,
  reframe,
  turn,
  UNCHANGED,
} from '../picture-edit';

/** Pixels of the canvas; the page shows it narrower. */
const WIDTH = 880;
/** How far an arrow key moves the frame, as a part of it. */
const STEP = 0.05;

const MIDDLE: Point = { x: 0.5, y: 0.5 };

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

type PictureEditorProps = {
  /** The address of the picture. */
  src: string;
  /** Takes the picture as it was turned and cropped. */
  onSave: (picture: Blob) => void;
};

/** Turns and crops a picture on this device, before it is sent. */
export function PictureEditor({ open, ...props }: PictureEditorProps & Shown) {
  return open && <Editor {...props} />;
}

function Editor({ src, onClose, onSave }: PictureEditorProps & Omit<Shown, 'open'>) {
  const { picture, failed } = usePicture(src);
  const [edit, setEdit] = useState(UNCHANGED);
  const [saving, setSaving] = useState(false);

  async function save() {
    if (!picture) return;
    setSaving(true);
    const drawn = await drawEdited(picture, edit);
    if (drawn) onSave(drawn);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Recadrer la photo"
      actions={
        <>
          <Button variant="secondary" onClick={onClose} className="max-sm:flex-1">
            Annuler
          </Button>
          <Button
            onClick={save}
            busy={saving}
            disabled={!picture || edit === UNCHANGED}
            className="max-sm:flex-1"
          >
            Appliquer
          </Button>
        </>
      }
    >
      {failed && <ErrorText>Cette photo ne peut pas être ouverte sur cet appareil.</ErrorText>}
      {!picture && !failed && (
        <div className="grid aspect-[4/3] place-items-center rounded-2xl bg-sand-100">
          <Spinner size={28} label="Ouverture de la photo" />
        </div>
      )}
      {picture && (
        <>
          <Frame picture={picture} edit={edit} onChange={setEdit} />
          <p className="-mt-1 text-ink-500 text-sm">
            Le cadre est ce que l'on voit dans l'annonce. Glissez la photo pour la placer, écartez
            deux doigts pour l'agrandir.
          </p>
          <div className="flex items-center gap-2 font-medium text-[0.95rem] text-ink-900">
            <span className="w-[5rem]" aria-hidden>
              Tourner
            </span>
            <Button
              variant="secondary"
              aria-label="Tourner à gauche"
              onClick={() => setEdit(turn(edit, -1))}
              className="flex-1"
            >
              <RotateCcw size={20} aria-hidden />
            </Button>
            <Button
              variant="secondary"
              aria-label="Tourner à droite"
              onClick={() => setEdit(turn(edit, 1))}
              className="flex-1"
            >
              <RotateCw size={20} aria-hidden />
            </Button>
          </div>
          <label className="flex items-center gap-2 font-medium text-[0.95rem] text-ink-900">
            <span className="w-[5rem]">Agrandir</span>
            <input
              type="range"
              min={1}
              max={MOST_ZOOM}
              step={0.05}
              value={edit.zoom}
              onChange={({ target }) =>
                setEdit(reframe(picture, edit, { zoom: Number(target.value) }))
              }
              className="h-11 min-w-0 flex-1 accent-lagoon-700"
            />
          </label>
        </>
      )}
    </Dialog>
  );
}

type FrameProps = {
  picture: ImageBitmap;
  edit: PictureEdit;
  /** Several fingers move between two renderings: each changes what the one before has made. */
  onChange: (change: (edit: PictureEdit) => PictureEdit) => void;
};

/** What renters will see of the picture; fingers move and enlarge it, the mouse or the arrow keys move it. */
function Frame({ picture, edit, onChange }: FrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  /** Where the fingers are that hold it, two at most. */
  const fingers = useRef(new Map<number, Point>());

  useEffect(() => {
    if (canvas.current) drawPart(canvas.current, picture, edit.turns, framedPart(picture, edit));
  }, [picture, edit]);

  const move = (before: Point[], after: Point[]) =>
    onChange((current) => moved(picture, current, before, after));

  function take(event: PointerEvent) {
    if (fingers.current.size === 2) return;
    fingers.current.set(event.pointerId, placeOf(event));
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  function drag(event: PointerEvent) {
    if (!fingers.current.has(event.pointerId)) return;
    const before = [...fingers.current.values()];
    fingers.current.set(event.pointerId, placeOf(event));
    move(before, [...fingers.current.values()]);
  }
  function letGo({ pointerId }: PointerEvent) {
    fingers.current.delete(pointerId);
  }
  function press(event: KeyboardEvent) {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    move([MIDDLE], [{ x: MIDDLE.x + by[0], y: MIDDLE.y + by[1] }]);
  }

  return (
    <button
      type="button"
      aria-label="Déplacer la photo dans le cadre, avec les doigts ou les touches fléchées"
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={press}
      className="cursor-grab touch-none overflow-hidden rounded-2xl bg-sand-200 active:cursor-grabbing"
    >
      <canvas
        ref={canvas}
        width={WIDTH}
        height={WIDTH / FRAME}
        className="block aspect-[4/3] w-full"
      />
    </button>
  );
}

/** Of a pointer in the frame. */
function placeOf({ clientX, clientY, currentTarget }: PointerEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** The picture at an address, decoded. */
function usePicture(src: string) {
  const [picture, setPicture] = useState<ImageBitmap>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    let opened: ImageBitmap | undefined;
    void open(src).then(
      (bitmap) => {
        opened = bitmap;
        if (isCurrent) setPicture(bitmap);
        else bitmap.close();
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
      opened?.close();
    };
  }, [src]);
  return { picture, failed };
}

async function open(src: string): Promise<ImageBitmap> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return createImageBitmap(image);
}
