import type { KeptPhoto as Photo } from '@/lib/offline';
import { useKeptPhotoUrl } from '../use-kept-photo-url';

type KeptPhotoProps = { photo: Photo; alt: string; className: string };

/** A photo that has not been sent yet. */
export function KeptPhoto({ photo, alt, className }: KeptPhotoProps) {
  return <img src={useKeptPhotoUrl(photo)} alt={alt} className={className} />;
}
