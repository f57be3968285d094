import { limits } from '@loka/client';
import { server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePictureList } from '@/features/uploads';
import { show } from '@/testing/render';
import { PhotosField } from './photos-field';

const { maxItems: most } = limits['POST /item'].images;

// There are no pictures to decode here.
beforeEach(() => {
  server.on('post', '/api/uploads', { id: '', url: '', width: 1, height: 1 });
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
});

function Photos() {
  return <PhotosField photos={usePictureList('item', () => [])} />;
}

it('says that a picked photo was left out', async () => {
  const user = show(<Photos />);
  const files = Array.from(
    { length: most + 1 },
    (_, index) => new File(['x'], `${index}.jpg`, { type: 'image/jpeg' }),
  );
  await user.upload(screen.getByLabelText(/Ajouter des photos/), files);
  const words = new RegExp(`^1 photo n'a pas été ajoutée\\s: ${most} au plus\\.$`);
  expect(await screen.findByText(words)).toBeDefined();
});
