import { useMutation } from '@tanstack/react-query';
import { Camera, RotateCw, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { PictureTile } from '@/features/uploads';
import { beginAttempt, type OpenAttempt } from '../api/attempts';
import { useCamera } from '../use-camera';
import type { IdentityPicture } from '../use-identity-picture';
import { CameraView, Prompt } from './camera-view';
import { OtherDevice } from './other-device';

/** Less than that, and whoever takes a photo now may be too late to send it. */
const LEAST_MS = 10 * 60_000;

type LivePhotoProps = {
  photo: IdentityPicture;
  /** The gesture that the photo shows, or will show. */
  attempt: OpenAttempt | undefined;
  onAttempt: (attempt: OpenAttempt) => void;
  /** The form was sent without it. */
  isMissing: boolean;
};

/** A photo taken now, with the camera of this device or of another, doing what the server asks. */
export function LivePhoto({ photo, attempt, onAttempt, isMissing }: LivePhotoProps) {
  const camera = useCamera();
  const [elsewhere, setElsewhere] = useState(false);
  const begun = useMutation({ mutationFn: beginAttempt, onSuccess: onAttempt });

  /**
   * The same gesture serves again as long as there is time: nobody asks until an easy one comes. A photo that shows it
   * is good until the next one is taken: the camera may not open.
   */
  async function start() {
    setElsewhere(false);
    const left = attempt ? Date.parse(attempt.expiresAt) - Date.now() : 0;
    if (left < LEAST_MS) {
      const next = await begun.mutateAsync().catch(() => null);
      if (!next) return;
    }
    await camera.start();
  }

  const filming = camera.state === 'on' || camera.state === 'starting';
  const { picture } = photo;
  const isDenied = camera.state === 'denied';
  return (
    <div className="grid max-w-lg gap-4">
      {isDenied && !elsewhere && (
        <Alert tone="danger" title="Impossible d'accéder à la caméra.">
          <p>
            Autorisez la caméra dans les réglages de votre navigateur, puis réessayez. Ou continuez
            avec un autre téléphone.
          </p>
        </Alert>
      )}
      {begun.error && <Failure message="La caméra n'a pas été ouverte." error={begun.error} />}
      {(filming || picture) && !elsewhere && attempt && <Prompt>{attempt.prompt}</Prompt>}
      <CameraView camera={camera} onTake={(file) => void photo.send(file)} />
      {picture && !filming && (
        <PictureTile
          picture={picture}
          label="votre photo"
          onRetry={photo.retry}
          className="aspect-[4/3]"
        />
      )}
      {elsewhere ? (
        <OtherDevice
          onAttempt={onAttempt}
          onPhoto={(id) => {
            setElsewhere(false);
            camera.stop();
            void photo.restore(id);
          }}
          onClose={() => setElsewhere(false)}
        />
      ) : (
        !filming && (
          <>
            <Button
              variant="secondary"
              size="lg"
              busy={begun.isPending}
              data-wrong={isMissing || undefined}
              onClick={() => void start()}
            >
              {picture ? <RotateCw size={20} aria-hidden /> : <Camera size={20} aria-hidden />}
              <span>{picture ? 'Reprendre la photo' : 'Ouvrir la caméra'}</span>
            </Button>
            {(!picture || isDenied) && (
              <Button variant={isDenied ? 'primary' : 'ghost'} onClick={() => setElsewhere(true)}>
                <Smartphone size={20} aria-hidden />
                Continuer avec un autre téléphone
              </Button>
            )}
          </>
        )
      )}
    </div>
  );
}
