import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useKeptPhotos } from '@/features/uploads';
import { show } from '@/testing/render';
import { ProofPhotos } from './proof-photos';

// There are no pictures to decode here.
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
});

function Proofs() {
  return <ProofPhotos photos={useKeptPhotos(6)} hint="De près et de loin." />;
}

const photos = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => new File(['x'], `${index}.jpg`, { type: 'image/jpeg' }),
  );

it('says how many of the picked photos were left out', async () => {
  const user = show(<Proofs />);
  await user.upload(screen.getByLabelText(/Ajouter/), photos(8));
  expect(await screen.findByText(/2 photos n'ont pas été ajoutées\s: 6 au plus\./)).toBeDefined();
});

it('says nothing of the kind while there is room', async () => {
  const user = show(<Proofs />);
  await user.upload(screen.getByLabelText(/Ajouter/), photos(6));
  expect(await screen.findByRole('img', { name: 'photo 6' })).toBeDefined();
  expect(screen.queryByText(/au plus\./)).toBeNull();
});
