import { describe, expect, it } from 'vitest';
import { fileKey, isPublicKey, uploadIdIn, uploadUrl } from './files.js';

const id = '0198c0de-0000-7000-8000-00000000abcd';

describe('the files of an upload', () => {
  it('are public for items and avatars, at their largest size', () => {
    expect(uploadUrl('item', id)).toBe(`/files/items/${id}/1280.webp`);
    expect(uploadUrl('avatar', id)).toBe(`/files/avatars/${id}/160.webp`);
    expect(isPublicKey(fileKey('item', id, 320))).toBe(true);
    expect(isPublicKey(fileKey('avatar', id))).toBe(true);
  });

  it.each(['identity', 'rental'] as const)('are never public for the preset %s', (preset) => {
    expect(uploadUrl(preset, id)).toBe(`/api/uploads/${id}/file`);
    expect(isPublicKey(fileKey(preset, id))).toBe(false);
  });

  it.each([
    `items/../identity/${id}/1600.webp`,
    `items/${id}/../1600.webp`,
    'items/a/320.webp',
    '',
  ])('have no other public keys: %s', (key) => expect(isPublicKey(key)).toBe(false));

  it('are referred to by an id or an address', () => {
    expect(uploadIdIn(id.toUpperCase())).toBe(id);
    expect(uploadIdIn(uploadUrl('identity', id))).toBe(id);
    expect(uploadIdIn('/art/avatar-default.svg')).toBeNull();
  });
});
