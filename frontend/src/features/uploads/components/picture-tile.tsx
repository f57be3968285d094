import { messageOf } from '@loka/client';
import { clsx } from 'clsx';
import { ImageOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { isFinal } from '@/api/problem';
import { ErrorText } from '@/components/ui/error-text';
import { IconButton } from '@/components/ui/icon-button';
import { Progress } from '@/components/ui/progress';

type PictureTileProps = {
  /** Sent when it has an `id`, failed when it has an `error`. */
  picture: {
    preview: string;
    percent: number;
    id?: string | undefined;
    error?: Error | undefined;
  };
  label: string;
  /** Undefined where there is nothing to send again. */
  onRetry: (() => void) | undefined;
  className?: string;
  /** Buttons over the picture. */
  children?: ReactNode;
};

/** A picked picture: seen at once, with how much of it has been sent, or why it was not below. */
export function PictureTile({ picture, label, onRetry, className, children }: PictureTileProps) {
  const { preview, percent, id, error } = picture;
  return (
    <>
      <div className={clsx('relative overflow-hidden rounded-2xl bg-sand-200', className)}>
        <img src={preview} alt={label} className="absolute inset-0 size-full object-cover" />
        {!id && !error && (
          <div className="absolute inset-x-3 bottom-3">
            <Progress percent={percent} label={`Envoi de ${label}`} />
          </div>
        )}
        {error && (
          <div className="absolute inset-0 grid place-items-center bg-clay-50/85 text-clay-700">
            {onRetry && !isFinal(error) ? (
              <IconButton label={`Réessayer d'envoyer ${label}`} onClick={onRetry}>
                <RotateCw size={22} aria-hidden />
              </IconButton>
            ) : (
              <ImageOff size={26} aria-hidden />
            )}
          </div>
        )}
        <div className="contents">{children}</div>
      </div>
      {error && <ErrorText className="mt-1.5 text-xs">{messageOf(error)}</ErrorText>}
    </>
  );
}
