import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { PictureFacts } from '@/api/types';
import { IconButton } from '@/components/ui/icon-button';
import { Opening } from '@/components/ui/opening';
import { part } from '@/components/ui/part';
import { Picture } from '@/components/ui/picture';
import { useHeldBack } from '@/lib/low-data';
import { useHydrated } from '@/lib/use-hydrated';
import { useViewer } from '../use-viewer';

/** On a phone an eighth less than it is: one of 360 pixels, each of them four, takes the picture of 640 and not that of 1280. */
const GALLERY_SIZES = '(min-width: 64rem) 44rem, (min-width: 40rem) 100vw, 88vw';
const ARROW =
  '-translate-y-1/2 absolute top-1/2 z-10 bg-surface/90 text-ink-900 shadow-card hover:bg-surface aria-disabled:cursor-default aria-disabled:text-ink-400';

const PictureViewer = part(async () => (await import('./viewer/picture-viewer')).default);

type ItemGalleryProps = {
  title: string;
  images: string[];
  facts?: PictureFacts[];
  /** Whether a press on a picture shows it on the whole screen. */
  openable?: boolean;
};

/** The pictures in a strip that one swipes; buttons and dots do the same for mouse and keyboard. */
export function ItemGallery({ title, images, facts, openable = false }: ItemGalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const viewer = useViewer();
  const isHydrated = useHydrated();
  const pictures = images.length > 0 ? images : [undefined];
  const last = pictures.length - 1;

  function show(index: number, behavior: ScrollBehavior = 'auto') {
    const list = strip.current;
    // Beyond either end it stays there.
    list?.scrollTo({ left: index * list.clientWidth, behavior });
  }
  /** Where the viewer was left. */
  function returnTo(index: number) {
    show(index, 'instant');
    const slide = strip.current?.children[index];
    // It is about to be the shown one, and takes no focus before.
    slide?.removeAttribute('inert');
    slide?.querySelector('button')?.focus({ preventScroll: true });
  }
  function onScroll() {
    const list = strip.current;
    if (!list) return;
    const index = Math.round(list.scrollLeft / list.clientWidth);
    // What is swiped away can hold no focus.
    if (index !== shown && list.children[shown]?.contains(document.activeElement))
      list.focus({ preventScroll: true });
    setShown(index);
  }

  return (
    <section aria-roledescription="carrousel" aria-label={`Photos de ${title}`}>
      <div className="relative overflow-hidden rounded-3xl bg-sand-200 max-sm:-mx-4 max-sm:rounded-none">
        <ul
          ref={strip}
          onScroll={onScroll}
          tabIndex={last > 0 ? 0 : undefined}
          className="scrollbar-none flex aspect-[4/3] snap-x snap-mandatory overflow-x-auto scroll-smooth"
        >
          {pictures.map((src, index) => (
            <li
              key={src ?? 'aucune'}
              inert={isHydrated && index !== shown}
              className="size-full shrink-0 snap-center"
            >
              <Opener src={src} onOpen={openable && src ? () => viewer.open(index) : undefined}>
                <Picture
                  src={src}
                  alt={`${title}, photo ${index + 1} sur ${pictures.length}`}
                  sizes={GALLERY_SIZES}
                  light={640}
                  facts={facts?.[index]}
                  eager={index === 0}
                  className="size-full"
                />
              </Opener>
            </li>
          ))}
        </ul>
        {last > 0 && (
          <>
            <IconButton
              label="Photo précédente"
              aria-disabled={shown === 0}
              onClick={() => show(shown - 1)}
              className={`${ARROW} left-3`}
            >
              <ChevronLeft size={22} aria-hidden />
            </IconButton>
            <IconButton
              label="Photo suivante"
              aria-disabled={shown === last}
              onClick={() => show(shown + 1)}
              className={`${ARROW} right-3`}
            >
              <ChevronRight size={22} aria-hidden />
            </IconButton>
          </>
        )}
      </div>
      {openable && viewer.opened !== undefined && images.length > 0 && (
        <Suspense fallback={<Opening />}>
          <PictureViewer
            title={title}
            images={images}
            facts={facts}
            first={Math.min(viewer.opened, last)}
            onClose={viewer.close}
            onClosed={returnTo}
          />
        </Suspense>
      )}
      {last > 0 && (
        <div className="flex justify-center max-sm:-mb-6 sm:mt-1">
          {pictures.map((src, index) => (
            <button
              key={src}
              type="button"
              aria-label={`Photo ${index + 1}`}
              aria-current={index === shown}
              onClick={() => show(index)}
              className="group grid h-11 min-w-7 place-items-center"
            >
              <span className="block h-2 w-2 rounded-full bg-sand-300 transition-all group-hover:bg-ink-400 group-aria-[current=true]:w-6 group-aria-[current=true]:bg-lagoon-700" />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

type OpenerProps = {
  src: string | undefined;
  onOpen: (() => void) | undefined;
  children: ReactNode;
};

function Opener({ src, onOpen, children }: OpenerProps) {
  const isHeldBack = useHeldBack(src);
  if (!onOpen || isHeldBack) return children;
  return (
    <button
      type="button"
      title="Voir en plein écran"
      onClick={onOpen}
      className="group relative block size-full cursor-zoom-in focus-visible:outline-none"
    >
      {children}
      <span className="absolute right-3 bottom-3 grid size-10 place-items-center noscript:hidden print:hidden rounded-full bg-surface/90 text-ink-900 shadow-card group-focus-visible:outline-3 group-focus-visible:outline-lagoon-600 group-focus-visible:outline-offset-2">
        <Maximize2 size={18} aria-hidden />
        <span className="sr-only">Voir en plein écran</span>
      </span>
    </button>
  );
}
