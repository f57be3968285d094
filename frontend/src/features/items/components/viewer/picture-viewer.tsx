import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PictureFacts } from '@/api/types';
import { IconButton } from '@/components/ui/icon-button';
import { Modal } from '@/components/ui/modal';
import { useLowData } from '@/lib/low-data';
import { useZoom } from './use-zoom';
import { ViewedPicture } from './viewed-picture';

const BUTTON = 'bg-night/60 text-white hover:bg-white/20 hover:text-white';
const ARROW = `${BUTTON} -translate-y-1/2 absolute top-1/2 z-10 max-sm:hidden aria-disabled:opacity-40`;
/** CSS pixels that a press of an arrow key moves a picture that is zoomed in. */
const PAN = 80;

type PictureViewerProps = {
  title: string;
  images: string[];
  facts: PictureFacts[] | undefined;
  first: number;
  onClose: () => void;
  /** With the number of the picture that was shown last. */
  onClosed: (shown: number) => void;
};

/** The pictures of an object on the whole screen. */
export default function PictureViewer({ onClose, onClosed, ...pictures }: PictureViewerProps) {
  const [shown, setShown] = useState(pictures.first);
  const tellClosed = useRef(() => {});
  tellClosed.current = () => onClosed(shown);
  // After the browser has given the focus back.
  useEffect(() => () => tellClosed.current(), []);
  return (
    <Modal
      onClose={onClose}
      aria-label={`Photos de ${pictures.title}`}
      className="bg-night text-white"
    >
      <Pictures {...pictures} shown={shown} onShow={setShown} onClose={onClose} />
    </Modal>
  );
}

type PicturesProps = Pick<
  PictureViewerProps,
  'title' | 'images' | 'facts' | 'first' | 'onClose'
> & {
  shown: number;
  onShow: (index: number) => void;
};

function Pictures({ title, images, facts, first, shown, onShow, onClose }: PicturesProps) {
  const strip = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLLIElement>(null);
  const zooming = useZoom(strip, box);
  const { zoom } = zooming;
  const last = images.length - 1;
  /** Those beside it are ready when they come. */
  const ahead = useLowData() ? 0 : 1;

  useLayoutEffect(() => {
    const list = strip.current;
    list?.scrollTo({ left: first * list.clientWidth, behavior: 'instant' });
  }, [first]);

  function show(index: number) {
    const list = strip.current;
    zooming.reset();
    list?.scrollTo({ left: Math.min(Math.max(index, 0), last) * list.clientWidth });
  }
  function onScroll() {
    const list = strip.current;
    if (!list) return;
    const index = Math.round(list.scrollLeft / list.clientWidth);
    if (index !== shown) onShow(index);
  }
  const arrow = (x: number, y: number) =>
    zoom > 1 ? box.current?.scrollBy(x * PAN, y * PAN) : show(shown + x);
  function act(key: string) {
    if (key === 'ArrowLeft') arrow(-1, 0);
    else if (key === 'ArrowRight') arrow(1, 0);
    else if (key === 'ArrowUp') arrow(0, -1);
    else if (key === 'ArrowDown') arrow(0, 1);
    else if (key === '+' || key === '=') zooming.zoomIn();
    else if (key === '-') zooming.zoomOut();
    else if (key === '0') zooming.reset();
    else return false;
    return true;
  }
  function onKeyDown(event: KeyboardEvent) {
    const isForBrowser = event.ctrlKey || event.metaKey || event.altKey;
    if (!isForBrowser && act(event.key)) event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that the buttons in it have too.
    <div onKeyDown={onKeyDown} className="relative size-full">
      <div className="absolute inset-x-0 top-0 z-10 flex items-center gap-1 p-2">
        <p aria-live="polite" className="rounded-full bg-night/60 px-3 py-1.5 font-medium">
          <span className="sr-only">Photo </span>
          {shown + 1} <span aria-hidden>/</span>
          <span className="sr-only">sur</span> {images.length}
        </p>
        <IconButton
          label="Réduire"
          aria-disabled={zoom === 1}
          onClick={zooming.zoomOut}
          className={clsx(BUTTON, 'ml-auto aria-disabled:opacity-40')}
        >
          <ZoomOut size={22} aria-hidden />
        </IconButton>
        <IconButton
          label="Agrandir"
          aria-disabled={zooming.isMost}
          onClick={zooming.zoomIn}
          className={clsx(BUTTON, 'aria-disabled:opacity-40')}
        >
          <ZoomIn size={22} aria-hidden />
        </IconButton>
        <IconButton label="Fermer" onClick={onClose} className={BUTTON}>
          <X size={22} aria-hidden />
        </IconButton>
      </div>
      <ul
        ref={strip}
        onScroll={onScroll}
        className={clsx(
          'scrollbar-none flex size-full touch-pan-x touch-pan-y snap-x snap-mandatory scroll-smooth',
          zoom > 1
            ? 'cursor-grab overflow-hidden active:cursor-grabbing'
            : 'cursor-zoom-in overflow-x-auto',
        )}
      >
        {images.map((src, index) => (
          <li
            key={src}
            ref={index === shown ? box : undefined}
            inert={index !== shown}
            className={clsx(
              'scrollbar-none size-full shrink-0 snap-center',
              index === shown && zoom > 1 && 'overflow-auto overscroll-contain',
            )}
          >
            {Math.abs(index - shown) <= ahead && (
              <ViewedPicture
                src={src}
                alt={`${title} (${index + 1} sur ${images.length})`}
                facts={facts?.[index]}
                zoom={index === shown ? zoom : 1}
              />
            )}
          </li>
        ))}
      </ul>
      <IconButton
        label="Photo précédente"
        aria-disabled={shown === 0}
        onClick={() => show(shown - 1)}
        className={`${ARROW} left-3`}
      >
        <ChevronLeft size={24} aria-hidden />
      </IconButton>
      <IconButton
        label="Photo suivante"
        aria-disabled={shown === last}
        onClick={() => show(shown + 1)}
        className={`${ARROW} right-3`}
      >
        <ChevronRight size={24} aria-hidden />
      </IconButton>
    </div>
  );
}
