import { formatInstant } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { DataExport as Export } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Failure } from '@/components/ui/failure';
import { Skeleton } from '@/components/ui/skeleton';
import { exportQuery, useRequestExport, useSaveExport } from '../api/exports';

/** @param digits after the comma, at most */
const inMegabytes = (bytes: number, digits = 1) =>
  `${Math.max(0.1 ** digits, bytes / 1_000_000).toLocaleString('fr-FR', { maximumFractionDigits: digits })}\u00a0Mo`;

/** All that is kept of the member, as files to download. */
export function DataExport() {
  const last = useQuery(exportQuery());
  const request = useRequestExport();
  const save = useSaveExport();
  if (last.isPending) return <Skeleton className="h-14 rounded-xl" />;
  if (last.isLoadingError) return <ErrorState error={last.error} onRetry={last.refetch} />;
  const found = last.data;
  const state = found?.state;

  return (
    <>
      <p className="text-pretty">
        Un fichier ZIP avec vos coordonnées, vos objets, vos locations, vos paiements, vos messages
        et vos images.
      </p>
      {state === 'preparing' && (
        <Alert title="Votre fichier est en préparation.">
          <p>Cela prend quelques minutes. Un e-mail vous prévient quand il est prêt.</p>
        </Alert>
      )}
      {state === 'failed' && (
        <Alert tone="danger" title="Votre fichier n'a pas pu être préparé.">
          <p>Réessayez. Si cela recommence, écrivez-nous.</p>
        </Alert>
      )}
      {state === 'expired' && (
        <p className="text-ink-500 text-sm">
          Votre dernier fichier a été supprimé au bout de 7&nbsp;jours.
        </p>
      )}
      {found && state === 'ready' && (
        <Alert
          tone="success"
          title={`Prêt jusqu'au ${formatInstant(found.expiresAt ?? '')}`}
          action={
            <div className="grid justify-items-start gap-2">
              {found.parts.map(({ part, bytes }) => (
                <Button
                  key={part}
                  busy={save.isPending && save.variables.part === part}
                  disabled={save.isPending}
                  onClick={() => save.mutate({ id: found.id, part })}
                >
                  <Download size={18} aria-hidden />
                  {nameOf(part, bytes, found.parts.length)}
                </Button>
              ))}
            </div>
          }
        >
          <p>
            {`${inMegabytes(totalOf(found.parts))}. ${found.parts.length > 1 ? 'Téléchargez toutes les parties, une à la fois. ' : ''}`}
            Vos pièces d'identité peuvent s'y trouver&nbsp;: gardez-les pour vous.
          </p>
        </Alert>
      )}
      {save.error && <Failure message="Le fichier n'a pas été téléchargé." error={save.error} />}
      {request.error && <Failure message="Une erreur est survenue." error={request.error} />}
      {state !== 'preparing' && (
        <Button
          variant="secondary"
          busy={request.isPending}
          onClick={() => request.mutate()}
          className="sm:justify-self-start"
        >
          {state === 'ready' ? 'Préparer un nouveau fichier' : 'Demander mes données'}
        </Button>
      )}
    </>
  );
}

const totalOf = (parts: Export['parts']) => parts.reduce((total, { bytes }) => total + bytes, 0);

const nameOf = (part: number, bytes: number, parts: number) =>
  parts > 1
    ? `Télécharger la partie ${part} sur ${parts} (${inMegabytes(bytes, 0)})`
    : 'Télécharger';
