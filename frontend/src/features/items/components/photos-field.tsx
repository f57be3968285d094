import { limits } from '@loka/client';
import { ArrowLeft, ArrowRight, Camera, Trash2 } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { PickButton, PictureTile, type usePictures } from '@/features/uploads';

const { maxItems: most } = limits['POST /item'].images;

type PhotosFieldProps = { photos: ReturnType<typeof usePictures> };

/** Several pictures, in the order they will be shown. */
export function PhotosField({ photos }: PhotosFieldProps) {
  const { pictures } = photos;
  return (
    <fieldset>
      <legend className="font-medium text-[0.95rem] text-ink-900">
        Photos <span className="font-normal text-ink-500">(facultatif)</span>
      </legend>
      <p className="mt-1 text-ink-500 text-sm">
        Jusqu'à {most}. La première est celle que l'on voit dans les listes.
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {pictures.map((picture, index) => {
          const label = `photo ${index + 1}`;
          return (
            <li key={picture.key}>
              <PictureTile
                picture={picture}
                label={label}
                onRetry={() => photos.retry(picture)}
                className="aspect-[4/3]"
              />
              <div className="flex justify-between">
                <IconButton
                  label={`Avancer la ${label}`}
                  disabled={index === 0}
                  onClick={() => photos.move(picture.key, -1)}
                >
                  <ArrowLeft size={18} aria-hidden />
                </IconButton>
                <IconButton
                  label={`Retirer la ${label}`}
                  onClick={() => photos.remove(picture.key)}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
                <IconButton
                  label={`Reculer la ${label}`}
                  disabled={index === pictures.length - 1}
                  onClick={() => photos.move(picture.key, 1)}
                >
                  <ArrowRight size={18} aria-hidden />
                </IconButton>
              </div>
            </li>
          );
        })}
        {pictures.length < most && (
          <li>
            <PickButton
              multiple
              className="aspect-[4/3]"
              onPick={(files) => photos.add(files.slice(0, most - pictures.length))}
            >
              <Camera size={26} aria-hidden className="text-lagoon-700" />
              <span className="font-semibold text-ink-900">Ajouter des photos</span>
            </PickButton>
          </li>
        )}
      </ul>
    </fieldset>
  );
}
