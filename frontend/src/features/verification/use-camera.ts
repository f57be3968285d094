import { useCallback, useEffect, useRef, useState } from 'react';
import { brightnessOf, isTooDark } from './brightness';

export const CAMERA = { width: 640, height: 480 } as const;

/** How often the light is measured, on a picture so small that a cheap phone does not notice. */
const LIGHT_MS = 700;
const SAMPLE = { width: 32, height: 24 } as const;

/** Until the first picture is there: before, there is nothing to take. */
async function show(element: HTMLVideoElement, stream: MediaStream): Promise<void> {
  const isShown = new Promise((done) =>
    element.addEventListener('loadeddata', done, { once: true }),
  );
  element.srcObject = stream;
  await isShown;
}

function release(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** The front camera, shown in a `<video>`; released when the component goes, also while it is being opened. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(null);
  const isHere = useRef(true);
  const [state, setState] = useState<'off' | 'starting' | 'on' | 'denied'>('off');

  const stop = useCallback(() => {
    release(stream.current);
    stream.current = null;
    setState('off');
  }, []);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      stop();
    };
  }, [stop]);

  const [dark, setDark] = useState(false);
  useEffect(() => {
    if (state !== 'on') return;
    const canvas = Object.assign(document.createElement('canvas'), SAMPLE);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const measure = () => {
      if (!context || !video.current) return;
      context.drawImage(video.current, 0, 0, SAMPLE.width, SAMPLE.height);
      const { data } = context.getImageData(0, 0, SAMPLE.width, SAMPLE.height);
      setDark(isTooDark(brightnessOf(data)));
    };
    const timer = setInterval(measure, LIGHT_MS);
    return () => {
      clearInterval(timer);
      setDark(false);
    };
  }, [state]);

  async function start() {
    if (!isHere.current) return;
    setState('starting');
    try {
      // Undefined outside a secure origin, which is a refusal like any other.
      const opened = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'user', ...CAMERA },
      });
      // Whoever has left while the browser asked is not filmed.
      if (!isHere.current) return release(opened);
      stream.current = opened;
      if (video.current) await show(video.current, opened);
      if (stream.current === opened) setState('on');
    } catch {
      setState('denied');
    }
  }

  /** The picture in view, cut to 640×480 from its middle. */
  async function take(): Promise<File | null> {
    const source = video.current;
    if (!source?.videoWidth) return null;
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

  return { video, state, dark, start, stop, take };
}
