import { Camera, RotateCw } from 'lucide-react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { PictureTile, type usePictures } from '@/features/uploads';
import { useCamera } from '../use-camera';

type LivePhotoProps = {
  /** What the person is asked to do. */
  prompt: string;
  photo: ReturnType<typeof usePictures>;
  /** Before each capture: time for another prompt. */
  onStart: () => void;
};

/** A photo taken now, with the camera, doing what the prompt asks. */
export function LivePhoto({ prompt, photo, onStart }: LivePhotoProps) {
  const camera = useCamera();
  const [picture] = photo.pictures;

  function start() {
    onStart();
    photo.clear();
    camera.start();
  }
  async function capture() {
    const file = await camera.take();
    if (file) photo.replace(file);
  }

  const filming = camera.state === 'on' || camera.state === 'starting';
  return (
    <div className="grid max-w-lg gap-4">
      {camera.state === 'denied' && (
        <Alert tone="danger" title="Impossible d'accéder à la caméra.">
          <p>Autorisez la caméra dans les réglages de votre navigateur, puis réessayez.</p>
        </Alert>
      )}
      {(filming || picture) && (
        <p
          role="status"
          className="rounded-2xl bg-sun-100 px-4 py-5 text-center font-bold font-display text-3xl text-sun-800 tracking-tight"
        >
          {prompt}
        </p>
      )}
      <div className={filming ? 'relative overflow-hidden rounded-2xl bg-night' : 'hidden'}>
        {/* Mirrored, as people know themselves. */}
        <video
          ref={camera.video}
          autoPlay
          playsInline
          muted
          aria-label="Image de votre caméra"
          className="aspect-[4/3] w-full -scale-x-100 object-cover"
        />
        {camera.state === 'starting' && (
          <span className="absolute inset-0 grid place-items-center text-white">
            <Spinner size={28} />
          </span>
        )}
      </div>
      {picture && !filming && (
        <PictureTile
          picture={picture}
          label="votre photo"
          onRetry={() => photo.retry(picture)}
          className="aspect-[4/3]"
        />
      )}
      {camera.state === 'on' && (
        <Button size="lg" onClick={capture}>
          <Camera size={20} aria-hidden />
          Prendre la photo
        </Button>
      )}
      {!filming && (
        <Button variant="secondary" size="lg" onClick={start}>
          {picture ? <RotateCw size={20} aria-hidden /> : <Camera size={20} aria-hidden />}
          {picture ? 'Reprendre la photo' : 'Ouvrir la caméra'}
        </Button>
      )}
    </div>
  );
}
