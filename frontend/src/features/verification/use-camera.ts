import { useCallback, useEffect, useRef, useState } from 'react';

export const CAMERA = { width: 640, height: 480 } as const;

/** The front camera, shown in a `<video>`; released when the component goes. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(null);
  const [state, setState] = useState<'off' | 'starting' | 'on' | 'denied'>('off');

  const stop = useCallback(() => {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = null;
    setState('off');
  }, []);
  useEffect(() => stop, [stop]);

  async function start() {
    setState('starting');
    try {
      // Undefined outside a secure origin, which is a refusal like any other.
      stream.current = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'user', ...CAMERA },
      });
      if (video.current) video.current.srcObject = stream.current;
      setState('on');
    } catch {
      setState('denied');
    }
  }

  /** The picture in view, cut to 640×480 from its middle. */
  async function take(): Promise<File | null> {
    const source = video.current;
    if (!source) return null;
    const canvas = document.createElement('canvas');
    canvas.width = CAMERA.width;
    canvas.height = CAMERA.height;
    const scale = Math.max(CAMERA.width / source.videoWidth, CAMERA.height / source.videoHeight);
    const width = source.videoWidth * scale;
    const height = source.videoHeight * scale;
    const [x, y] = [(CAMERA.width - width) / 2, (CAMERA.height - height) / 2];
    canvas.getContext('2d')?.drawImage(source, x, y, width, height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
    stop();
    return blob && new File([blob], 'photo.jpg', { type: blob.type });
  }

  return { video, state, start, take };
}
