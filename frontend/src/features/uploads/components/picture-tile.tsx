import { clsx } from 'clsx';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { isFinal } from '@/api/problem';
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

/** A picked picture: seen at once, with how much of it has been sent. */
export function PictureTile({ picture, label, onRetry, className, children }: PictureTileProps) {
  const { preview, percent, id, error } = picture;
  return (
    <div className={clsx('relative overflow-hidden rounded-2xl bg-sand-200', className)}>
      <img src={preview} alt={label} className="absolute inset-0 size-full object-cover" />
      {!id && !error && (
        <div className="absolute inset-x-3 bottom-3">
          <Progress percent={percent} label={`Envoi de ${label}`} />
        </div>
      )}
      {error && (
        <div
          role="alert"
          className="absolute inset-0 grid grid-cols-1 content-center justify-items-center bg-clay-50/95 p-2 text-center text-clay-700 text-xs"
        >
          {error.message}
          {onRetry && !isFinal(error) && (
            <IconButton label={`Réessayer d'envoyer ${label}`} onClick={onRetry}>
              <RotateCw size={18} aria-hidden />
            </IconButton>
          )}
        </div>
      )}
      {children}
    </div>
  );
}
