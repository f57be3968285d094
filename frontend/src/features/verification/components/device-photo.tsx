import { useMutation, useQuery } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { isLinkExpired } from '@/api/problem';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Failure } from '@/components/ui/failure';
import { Spinner } from '@/components/ui/spinner';
import { deviceRequestQuery, sendDevicePhoto } from '../api/device';
import { useCamera } from '../use-camera';
import { CameraView, Prompt } from './camera-view';

/** The live photo for a verification that goes on elsewhere; nothing else can be done here. */
export function DevicePhoto({ token }: { token: string }) {
  const request = useQuery(deviceRequestQuery(token));
  const camera = useCamera();
  const sent = useMutation({ mutationFn: (photo: File) => sendDevicePhoto(token, photo) });

  if (sent.isSuccess) {
    return (
      <Alert tone="success" title="Photo envoyée&nbsp;!">
        <p>Continuez sur le premier appareil. Vous pouvez fermer cette page.</p>
      </Alert>
    );
  }
  if (isLinkExpired(request.error) || isLinkExpired(sent.error)) {
    return (
      <Alert tone="danger" title="Ce lien n'est plus valable.">
        <p>Il a expiré ou a déjà servi. Affichez un nouveau code sur le premier appareil.</p>
      </Alert>
    );
  }
  if (request.error && !request.data)
    return <ErrorState error={request.error} onRetry={() => void request.refetch()} />;
  if (!request.data) return <Spinner label="Lecture du lien..." />;

  const filming = camera.state === 'on' || camera.state === 'starting';
  return (
    <>
      <p className="text-pretty">
        Quelqu'un vérifie son identité sur Loka et prend sa photo avec ce téléphone. Si ce n'est pas
        vous, fermez cette page.
      </p>
      <Prompt>{request.data.prompt}</Prompt>
      {camera.state === 'denied' && (
        <Alert tone="danger" title="Impossible d'accéder à la caméra.">
          <p>Autorisez la caméra dans les réglages de votre navigateur, puis réessayez.</p>
        </Alert>
      )}
      {sent.error && <Failure message="Erreur lors de l'envoi." error={sent.error} />}
      <CameraView camera={camera} onTake={(photo) => sent.mutate(photo)} />
      {!filming && (
        <Button size="lg" busy={sent.isPending} onClick={() => void camera.start()}>
          <Camera size={20} aria-hidden />
          {sent.isPending ? 'Envoi de la photo...' : 'Ouvrir la caméra'}
        </Button>
      )}
    </>
  );
}
