import { Camera } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { useCamera } from '../use-camera';

/** What the person is asked to do, large enough to be read at arm's length. */
export function Prompt({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="rounded-2xl bg-sun-100 px-4 py-4 text-center font-bold font-display text-3xl text-sun-800 leading-tight tracking-tight"
    >
      {children}
    </p>
  );
}

type CameraViewProps = { camera: ReturnType<typeof useCamera>; onTake: (photo: File) => void };

/** The image of the camera, a hint when it is too dark, and the button that takes the photo. */
export function CameraView({ camera, onTake }: CameraViewProps) {
  const filming = camera.state === 'on' || camera.state === 'starting';
  const shutter = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The image, which has just come above it, has moved it down.
    if (camera.state === 'on') shutter.current?.scrollIntoView({ block: 'nearest' });
  }, [camera.state]);

  async function take() {
    const photo = await camera.take();
    if (photo) onTake(photo);
  }

  return (
    <>
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
      {camera.state === 'on' && (
        <Button ref={shutter} size="lg" onClick={() => void take()}>
          <Camera size={20} aria-hidden />
          Prendre la photo
        </Button>
      )}
      {camera.dark && (
        <Alert tone="warning">
          <p>Il fait trop sombre. Tournez-vous vers une fenêtre ou une lampe.</p>
        </Alert>
      )}
    </>
  );
}
