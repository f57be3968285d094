import { clsx } from 'clsx';
import { Package } from 'lucide-react';
import { useState } from 'react';
import { pictureAt, pictureSrcSet } from '@/lib/picture';

type PictureProps = {
  src: string | undefined;
  alt: string;
  /** How wide it is shown, as in the HTML attribute, so that a phone downloads a phone's picture. */
  sizes: string;
  className?: string;
  /** For what is on screen at once; the rest waits until it is scrolled to. */
  eager?: boolean;
};

/** A stored picture in a box whose size the caller fixes; a drawing when it is missing or broken. */
export function Picture({ src, alt, sizes, className, eager = false }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (!src || broken === src) {
    return (
      <span className={clsx('grid place-items-center bg-sand-200 text-ink-400', className)}>
        <Package size={32} aria-hidden />
        <span className="sr-only">{alt}</span>
      </span>
    );
  }
  return (
    <img
      src={pictureAt(src, 640)}
      srcSet={pictureSrcSet(src)}
      sizes={sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(src)}
      // One that failed before the page was taken over tells nobody any more.
      ref={(img) => {
        if (img?.complete && img.naturalWidth === 0) setBroken(src);
      }}
      className={clsx('bg-sand-200 object-cover', className)}
    />
  );
}
