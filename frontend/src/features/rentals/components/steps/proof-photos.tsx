import { Camera, X } from 'lucide-react';
import { ErrorText } from '@/components/ui/error-text';
import { IconButton } from '@/components/ui/icon-button';
import { Spinner } from '@/components/ui/spinner';
import { KeptPhoto, PickButton, type useKeptPhotos } from '@/features/uploads';

type ProofPhotosProps = {
  photos: ReturnType<typeof useKeptPhotos>;
  /** What they are to show. */
  hint: string;
  error?: string;
  optional?: boolean;
};

/** Photos of the object, for the other party and for staff. */
export function ProofPhotos({ photos, hint, error, optional = false }: ProofPhotosProps) {
  const { photos: kept, most, preparing } = photos;
  const problem = photos.problem ?? error;
  return (
    <fieldset data-wrong={problem ? true : undefined}>
      <legend className="font-medium text-[0.95rem] text-ink-900">
        Photos {optional && <span className="font-normal text-ink-500">(facultatif)</span>}
      </legend>
      <p className="mt-1 text-ink-500 text-sm">{hint}</p>
      <ul className="mt-3 grid grid-cols-3 gap-3">
        {kept.map((photo, index) => (
          <li key={photo.id} className="relative">
            <KeptPhoto
              photo={photo}
              alt={`photo ${index + 1}`}
              className="aspect-square w-full rounded-2xl bg-sand-200 object-cover"
            />
            <IconButton
              label={`Retirer la photo ${index + 1}`}
              onClick={() => photos.remove(photo.id)}
              className="absolute top-1 right-1 bg-surface/85"
            >
              <X size={18} aria-hidden />
            </IconButton>
          </li>
        ))}
        {kept.length < most && (
          <li>
            <PickButton multiple disabled={preparing} className="aspect-square" onPick={photos.add}>
              {preparing ? (
                <Spinner size={24} label="Préparation des photos" />
              ) : (
                <Camera size={24} aria-hidden className="text-lagoon-700" />
              )}
              <span className="font-semibold text-ink-900">Ajouter</span>
            </PickButton>
          </li>
        )}
      </ul>
      <ErrorText className="mt-2">{problem}</ErrorText>
    </fieldset>
  );
}
