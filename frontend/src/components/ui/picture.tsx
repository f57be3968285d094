import { clsx } from 'clsx';
import { ImageDown, Package } from 'lucide-react';
import { useState } from 'react';
import type { PictureFacts } from '@/api/types';
import { showPicture, useHeldBack, useLowData } from '@/lib/low-data';
import {
  blurStyle,
  isSmallest,
  type PictureWidth,
  pictureAt,
  pictureSrcSet,
  weightOf,
} from '@/lib/picture';

type PictureProps = {
  src: string | undefined;
  alt: string;
  /** How wide it is shown, as in the HTML attribute, so that a phone downloads a phone's picture. */
  sizes: string;
  /** The one that is shown when data are to be saved. */
  light?: PictureWidth;
  /** What is known of it before it is there; a large one of which nothing is known is not shown where data are saved. */
  facts?: PictureFacts | undefined;
  className?: string;
  /** For what is on screen at once; the rest waits until it is scrolled to. */
  eager?: boolean;
};

/**
 * A stored picture in a box whose size the caller fixes; a drawing when it is missing or broken. Until it has
 * loaded, its colours stand for it. Where data are saved the smallest width comes, by which people choose; a larger one waits
 * until it is asked for.
 */
export function Picture({
  src,
  alt,
  sizes,
  light = 320,
  facts,
  className,
  eager = false,
}: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const isLowData = useLowData();
  const isHeldBack = useHeldBack(src) && !isSmallest(src, light);
  if (!src || broken === src || (isHeldBack && !facts)) {
    return (
      <span className={clsx('grid place-items-center bg-sand-200 text-ink-400', className)}>
        <Package size={32} aria-hidden />
        <span className="sr-only">{alt}</span>
      </span>
    );
  }
  const blur = blurStyle(facts);
  if (isHeldBack) {
    return (
      <button
        type="button"
        onClick={() => showPicture(src)}
        style={blur}
        className={clsx(
          'relative z-10 grid items-end justify-items-center bg-sand-200 p-2',
          blur && 'blurred',
          className,
        )}
      >
        <span className="flex flex-wrap items-center justify-center gap-x-1 rounded-2xl bg-surface/90 px-3 py-1.5 text-center font-medium text-ink-900 text-sm leading-tight">
          <ImageDown size={18} aria-hidden className="shrink-0" />
          <span className="max-sm:sr-only">Afficher la photo</span>
          <span aria-hidden className="sm:hidden">
            Photo
          </span>
          {weightOf(facts, light)}
          <span className="sr-only">{alt}</span>
        </span>
      </button>
    );
  }
  return (
    <img
      src={pictureAt(src, isLowData ? light : 640)}
      srcSet={isLowData ? undefined : pictureSrcSet(src)}
      sizes={sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(src)}
      // One that failed before the page was taken over tells nobody any more. Its width alone proves nothing: by its sizes
      // it is 0 too while the window has none.
      ref={(img) => {
        if (img?.complete && img.naturalWidth === 0) img.decode().catch(() => setBroken(src));
      }}
      style={blur}
      className={clsx('bg-sand-200 object-cover', blur && 'blurred', className)}
    />
  );
}
