import { IdCard } from 'lucide-react';
import { useId } from 'react';
import { ErrorText } from '@/components/ui/error-text';
import { PickButton, PictureTile } from '@/features/uploads';
import type { IdentityPicture } from '../use-identity-picture';

type IdentityPictureFieldProps = {
  picture: IdentityPicture;
  /** `le recto`, as it stands in a sentence. */
  label: string;
  /** The form was sent without it. */
  isMissing: boolean;
};

/** The picture of a side of the document. */
export function IdentityPictureField({ picture, label, isMissing }: IdentityPictureFieldProps) {
  const { picture: sent, send, retry } = picture;
  const errorId = useId();
  return (
    <div className="grid gap-3">
      {sent && (
        <PictureTile picture={sent} label={label} onRetry={retry} className="aspect-[8/5]" />
      )}
      <PickButton
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? errorId : undefined}
        className={sent ? 'min-h-13' : 'aspect-[8/5] max-h-48 w-full min-w-0'}
        onPick={([file]) => file && void send(file)}
      >
        {!sent && <IdCard size={34} strokeWidth={1.5} aria-hidden className="text-lagoon-700" />}
        <span className="font-semibold text-ink-900">
          {sent ? `Changer ${label}` : `Ajouter ${label}`}
        </span>
      </PickButton>
      {isMissing && <ErrorText id={errorId}>Ajoutez {label}.</ErrorText>}
    </div>
  );
}
