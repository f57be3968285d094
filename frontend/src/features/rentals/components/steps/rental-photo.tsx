import { useQuery } from '@tanstack/react-query';
import { ImageDown, ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { useLowData } from '@/lib/low-data';
import { photoQuery } from '../../api/get-photo';

type PhotosProps = { addresses: readonly string[]; label: string };

/** The photos that a party sent, small; one that is pressed is seen whole. Where data are saved, that one alone comes. */
export function RentalPhotos({ addresses, label }: PhotosProps) {
  const [seen, setSeen] = useState<string | null>(null);
  const isLowData = useLowData();
  if (addresses.length === 0) return null;
  return (
    <>
      <ul className="mt-2 flex flex-wrap gap-2" aria-label={label}>
        {addresses.map((address, index) => (
          <li key={address}>
            <button
              type="button"
              onClick={() => setSeen(address)}
              className="block overflow-hidden rounded-xl"
            >
              {isLowData ? (
                <span className="grid size-20 place-content-center justify-items-center gap-1 bg-sand-200 text-ink-700 text-sm">
                  <ImageDown size={22} aria-hidden />
                  Photo {index + 1}
                </span>
              ) : (
                <Photo
                  address={address}
                  width={320}
                  alt={`Agrandir la photo ${index + 1}`}
                  className="size-20 object-cover"
                />
              )}
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={seen !== null} onOpenChange={() => setSeen(null)} title="Photo">
        {seen && (
          <Photo
            address={seen}
            width={isLowData ? 320 : 1280}
            alt={label}
            className="w-full rounded-2xl"
          />
        )}
      </Dialog>
    </>
  );
}

type PhotoProps = { address: string; width: 320 | 1280; alt: string; className: string };

function Photo({ address, width, alt, className }: PhotoProps) {
  const photo = useQuery(photoQuery(address, width));
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!photo.data) return;
    const made = URL.createObjectURL(photo.data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo.data]);
  if (photo.isError) {
    return (
      <span className="grid size-20 place-items-center rounded-xl bg-sand-200 text-ink-500">
        <ImageOff size={22} role="img" aria-label="Photo illisible" />
      </span>
    );
  }
  return url ? <img src={url} alt={alt} className={className} /> : <Skeleton className="size-20" />;
}
