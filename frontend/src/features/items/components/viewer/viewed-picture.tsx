import type { PictureFacts } from '@/api/types';
import { Picture } from '@/components/ui/picture';
import { useHeldBack, useLowData } from '@/lib/low-data';
import { pictureAt, pictureSrcSet } from '@/lib/picture';

type ViewedPictureProps = {
  src: string;
  alt: string;
  facts: PictureFacts | undefined;
  /** 1 is the whole picture. */
  zoom: number;
};

/** As large as the screen or larger. Where data are saved it waits for a tap, and the largest one for a closer look. */
export function ViewedPicture({ src, alt, facts, zoom }: ViewedPictureProps) {
  const isLowData = useLowData();
  const isHeldBack = useHeldBack(src);
  if (isHeldBack)
    return (
      <Picture src={src} alt={alt} sizes="100vw" light={640} facts={facts} className="size-full" />
    );
  const isClose = zoom > 1;
  return (
    <img
      src={pictureAt(src, isLowData && !isClose ? 640 : 1280)}
      srcSet={isLowData ? undefined : pictureSrcSet(src)}
      sizes={isClose ? '1280px' : '100vw'}
      alt={alt}
      draggable={false}
      style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
      className="size-full max-w-none object-contain"
    />
  );
}
