import { Camera, X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { PickButton, PictureTile, type usePictures } from '@/features/uploads';

const MOST = 6;

/** A step is taken once: its photos are sent before it. */
export const FAILED_PHOTOS = 'Réessayez ou retirez les photos qui ne sont pas parties.';

type ProofPhotosProps = {
  photos: ReturnType<typeof usePictures>;
  /** What they are to show. */
  hint: string;
  error?: string;
  optional?: boolean;
};

/** Photos of the object, for the other party and for staff. */
export function ProofPhotos({ photos, hint, error, optional = false }: ProofPhotosProps) {
  const { pictures } = photos;
  return (
    <fieldset>
      <legend className="font-medium text-[0.95rem] text-ink-900">
        Photos {optional && <span className="font-normal text-ink-500">(facultatif)</span>}
      </legend>
      <p className="mt-1 text-ink-500 text-sm">{hint}</p>
      <ul className="mt-3 grid grid-cols-3 gap-3">
        {pictures.map((picture, index) => (
          <li key={picture.key}>
            <PictureTile
              picture={picture}
              label={`photo ${index + 1}`}
              onRetry={() => photos.retry(picture)}
              className="aspect-square"
            >
              <IconButton
                label={`Retirer la photo ${index + 1}`}
                onClick={() => photos.remove(picture.key)}
                className="absolute top-1 right-1 bg-white/85"
              >
                <X size={18} aria-hidden />
              </IconButton>
            </PictureTile>
          </li>
        ))}
        {pictures.length < MOST && (
          <li>
            <PickButton
              multiple
              className="aspect-square"
              onPick={(files) => photos.add(files.slice(0, MOST - pictures.length))}
            >
              <Camera size={24} aria-hidden className="text-lagoon-700" />
              <span className="font-semibold text-ink-900">Ajouter</span>
            </PickButton>
          </li>
        )}
      </ul>
      {error && (
        <p role="alert" className="mt-2 font-medium text-clay-600 text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
