import { server } from '@loka/client/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show, signIn } from '@/testing/render';
import { useIdentityPicture } from '../use-identity-picture';
import { LivePhoto } from './live-photo';

/** What the browser answers when a page asks for the camera. */
const getUserMedia = vi.fn();

beforeEach(() => {
  signIn();
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  // There are no pictures to decode here.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  getUserMedia.mockReset();
});

const attempt = {
  id: '0a000000-0000-4000-8000-0000000000b1',
  prompt: 'Montrez trois doigts',
  expiresAt: new Date(Date.now() + 25 * 60_000).toISOString(),
};
const taken = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });

function Photo() {
  const photo = useIdentityPicture();
  return (
    <>
      <button type="button" onClick={() => void photo.send(taken)}>
        Photo prise
      </button>
      <LivePhoto photo={photo} attempt={attempt} onAttempt={photo.clear} isMissing={false} />
    </>
  );
}

describe('the live photo', () => {
  it('is there until another one was taken: the camera may be refused', async () => {
    server.on('post', '/api/uploads', { id: 'u1', url: '', width: 1, height: 1 });
    getUserMedia.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const user = show(<Photo />);
    await user.click(screen.getByRole('button', { name: 'Photo prise' }));
    await user.click(await screen.findByRole('button', { name: 'Reprendre la photo' }));
    expect(await screen.findByText("Impossible d'accéder à la caméra.")).toBeDefined();
    expect(screen.getByRole('img', { name: 'votre photo' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Continuer avec un autre téléphone' })).toBeDefined();
  });

  it('leaves no camera on that was allowed after the page was left', async () => {
    let allow: (stream: unknown) => void = () => undefined;
    getUserMedia.mockReturnValue(
      new Promise((resolve) => {
        allow = resolve;
      }),
    );
    const user = show(<Photo />);
    await user.click(screen.getByRole('button', { name: 'Ouvrir la caméra' }));
    await waitFor(() => expect(getUserMedia).toHaveBeenCalledOnce());
    cleanup();
    const stop = vi.fn();
    allow({ getTracks: () => [{ stop }] });
    await waitFor(() => expect(stop).toHaveBeenCalledOnce());
  });
});
