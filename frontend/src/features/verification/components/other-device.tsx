import { copyText } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { QrCode } from '@/components/ui/qr-code';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast';
import { useCountdown } from '@/lib/use-countdown';
import {
  attemptQuery,
  beginAttempt,
  makeDeviceLink,
  type OpenAttempt,
  withdrawDeviceLink,
} from '../api/attempts';

type OtherDeviceProps = {
  onAttempt: (attempt: OpenAttempt) => void;
  /** The other device has sent the photo of this upload. */
  onPhoto: (id: string) => void;
  onClose: () => void;
};

type Link = { attemptId: string; url: string; expiresAt: string };

/** A QR code that lets another telephone take the photo; this page sees by itself when it has. */
export function OtherDevice({ onAttempt, onPhoto, onClose }: OtherDeviceProps) {
  const [link, setLink] = useState<Link>();
  const [error, setError] = useState<Error>();
  const done = useRef(false);

  async function make() {
    setError(undefined);
    setLink(undefined);
    try {
      const attempt = await beginAttempt();
      onAttempt(attempt);
      const { url, expiresAt } = await makeDeviceLink(attempt.id);
      // At the address by which this device knows the site.
      setLink({
        attemptId: attempt.id,
        url: `${location.origin}${new URL(url).pathname}`,
        expiresAt,
      });
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is shown
  useEffect(() => {
    void make();
  }, []);

  const attemptId = link?.attemptId;
  const { data } = useQuery({ ...attemptQuery(attemptId ?? ''), enabled: Boolean(attemptId) });
  const photoId = data?.devicePhotoId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the photo has come
  useEffect(() => {
    if (!photoId) return;
    done.current = true;
    onPhoto(photoId);
  }, [photoId]);

  // Whoever goes on otherwise leaves no link behind.
  useEffect(
    () => () => {
      if (attemptId && !done.current) void withdrawDeviceLink(attemptId).catch(() => undefined);
    },
    [attemptId],
  );

  return (
    <section
      aria-label="Continuer avec un autre téléphone"
      className="grid justify-items-center gap-4 rounded-2xl border border-sand-200 bg-sand-50 p-4 text-center"
    >
      {error && <Failure message="Le code n'a pas pu être préparé." error={error} />}
      {!link && !error && <Spinner label="Préparation du code..." />}
      {link && data?.device !== 'expired' && (
        <>
          <p className="text-pretty">
            {data?.device === 'opened'
              ? "Le lien est ouvert sur l'autre téléphone. La photo apparaîtra ici dès qu'elle est prise."
              : "Scannez ce code avec l'appareil photo d'un autre téléphone, et prenez-y votre photo. Gardez cette page ouverte."}
          </p>
          <QrCode text={link.url} label="Code à scanner avec un autre téléphone" />
          <TimeLeft until={link.expiresAt} />
          <Button
            variant="secondary"
            onClick={() =>
              void copyText(link.url).then((isCopied) =>
                isCopied
                  ? toast.success('Lien copié.')
                  : toast.error("Le lien n'a pas pu être copié."),
              )
            }
          >
            <Copy size={18} aria-hidden />
            Copier le lien
          </Button>
        </>
      )}
      {(error || data?.device === 'expired') && (
        <>
          {!error && <p>Ce code a expiré.</p>}
          <Button onClick={() => void make()}>Afficher un nouveau code</Button>
        </>
      )}
      <Button variant="ghost" onClick={onClose}>
        Annuler
      </Button>
    </section>
  );
}

function TimeLeft({ until }: { until: string }) {
  const [seconds] = useState(() => Math.max(0, (Date.parse(until) - Date.now()) / 1000));
  const left = useCountdown(seconds);
  return (
    <p className="text-ink-500 text-sm">
      Valable une seule fois, encore {left >= 60 ? `${Math.ceil(left / 60)} min` : `${left} s`}.
    </p>
  );
}
