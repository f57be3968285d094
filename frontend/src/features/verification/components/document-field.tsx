import { IdCard } from 'lucide-react';
import { PickButton, PictureTile, type usePictures } from '@/features/uploads';

/** The picture of the identity document. */
export function DocumentField({ picture }: { picture: ReturnType<typeof usePictures> }) {
  const [picked] = picture.pictures;
  return (
    <div className="grid max-w-lg gap-3">
      {picked && (
        <PictureTile
          picture={picked}
          label="votre pièce d'identité"
          onRetry={() => picture.retry(picked)}
          className="aspect-[8/5]"
        />
      )}
      <PickButton
        className={picked ? 'min-h-13' : 'aspect-[8/5] max-h-56 w-full min-w-0'}
        onPick={([file]) => file && picture.replace(file)}
      >
        {!picked && <IdCard size={34} strokeWidth={1.5} aria-hidden className="text-lagoon-700" />}
        <span className="font-semibold text-ink-900">
          {picked ? 'Choisir une autre image' : "Ajouter l'image du document"}
        </span>
      </PickButton>
    </div>
  );
}
