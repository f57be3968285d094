import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import { fileKey, type Preset } from '../src/modules/uploads/domain/files.js';
import { RotatePapers, Uploads } from '../src/modules/uploads/index.js';
import { Db } from '../src/platform/database/prisma.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { keyIdOf, type SealingKey, seal } from '../src/platform/sealing/sealed.js';
import { Storage } from '../src/platform/storage/storage.js';
import { api, download, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, type Person } from './support/factories.js';
import { anUpload, aPicture, sendFile } from './support/pictures.js';

useApi();

const keys = env.PAPERS_KEYS as SealingKey[];
const [first] = env.PAPERS_KEYS;
const fileOf = (preset: Preset, id: string, width?: number) =>
  path.join(env.STORAGE_URL.replace('file:', ''), fileKey(preset, id, width));
const rowOf = (id: string) => provided(Db).upload.findUniqueOrThrow({ where: { id } });
const rotate = () =>
  new RotatePapers(provided(Db), provided(Transactions), provided(Storage)).execute();
const bytesOf = async (url: string, as: Person) =>
  Buffer.from(await (await download(url, as)).arrayBuffer());

/** Seals an upload as another key did before. */
async function sealWith(key: SealingKey, { id, url }: { id: string; url: string }, as: Person) {
  const content = await bytesOf(url, as);
  writeFileSync(fileOf('identity', id), seal(content, key, fileKey('identity', id)));
  await provided(Db).upload.update({ where: { id }, data: { keyId: key.id } });
  return content;
}

describe('the file of a private upload', () => {
  it.each(['identity', 'rental', 'message'] as const)('is sealed: %s', async (preset) => {
    const member = await aMember();
    const { id, url } = await anUpload(member, preset);
    const file = fileOf(preset, id);
    expect(keyIdOf(readFileSync(file))).toBe(first.id);
    expect(await rowOf(id)).toMatchObject({ keyId: first.id });
    expect((await sharp(await bytesOf(url, member)).metadata()).format).toBe('webp');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  });

  it('is not sealed when everybody may see it', async () => {
    const { id } = await anUpload(await aMember(), 'item');
    expect(keyIdOf(readFileSync(fileOf('item', id)))).toBeNull();
    expect(await rowOf(id)).toMatchObject({ keyId: null });
  });

  it('is not served once it was changed, or put in the place of another', async () => {
    const member = await aMember();
    const [one, other] = [await anUpload(member, 'identity'), await anUpload(member, 'identity')];
    const file = readFileSync(fileOf('identity', one.id));
    writeFileSync(fileOf('identity', other.id), file);
    expectRefusal(await api(other.url, { as: member }), 'internal-error');
    writeFileSync(fileOf('identity', other.id), await aPicture().webp().toBuffer());
    expectRefusal(await api(other.url, { as: member }), 'internal-error');
    expect((await download(one.url, member)).status).toBe(200);
  });

  it('holds our picture alone, without what the one sent said beside it', async () => {
    const content = await aPicture(400, 300)
      .withExif({ IFD0: { Artist: 'Awa Mboumba' }, IFD3: { GPSLatitude: '0/1 23/1 24/1' } })
      .jpeg()
      .toBuffer();
    const member = await aMember();
    const { body } = await sendFile(member, 'identity', content);
    const kept = await bytesOf(body.url, member);
    const { exif, xmp, iptc, format } = await sharp(kept).metadata();
    expect({ exif, xmp, iptc, format }).toEqual({ format: 'webp' });
    expect(kept.includes('Mboumba')).toBe(false);
  });
});

describe('the rotation of keys', () => {
  const old: SealingKey = { id: 'old-key', key: randomBytes(32) };
  afterEach(() => {
    keys.splice(0, keys.length, first as SealingKey);
  });

  it('seals with the first key what another one sealed, and what was not sealed', async () => {
    const member = await aMember();
    const [sealed, plain] = [
      await anUpload(member, 'identity'),
      await anUpload(member, 'identity'),
    ];
    keys.push(old);
    const content = await sealWith(old, sealed, member);
    const other = await bytesOf(plain.url, member);
    writeFileSync(fileOf('identity', plain.id), other);
    await provided(Db).upload.update({ where: { id: plain.id }, data: { keyId: null } });
    expect((await bytesOf(sealed.url, member)).equals(content)).toBe(true);
    expect((await bytesOf(plain.url, member)).equals(other)).toBe(true);

    expect(await rotate()).toMatchObject({ failed: 0 });
    keys.pop();
    for (const { id } of [sealed, plain]) {
      expect(keyIdOf(readFileSync(fileOf('identity', id)))).toBe(first.id);
      expect(await rowOf(id)).toMatchObject({ keyId: first.id });
    }
    expect((await bytesOf(sealed.url, member)).equals(content)).toBe(true);
    expect((await bytesOf(plain.url, member)).equals(other)).toBe(true);
    expect(await rotate()).toEqual({ rotated: 0, failed: 0 });
  });

  it('goes on where it was interrupted: between a file and its row', async () => {
    const member = await aMember();
    const upload = await anUpload(member, 'identity');
    const content = await bytesOf(upload.url, member);
    await provided(Db).upload.update({ where: { id: upload.id }, data: { keyId: old.id } });
    expect(await rotate()).toEqual({ rotated: 1, failed: 0 });
    expect((await bytesOf(upload.url, member)).equals(content)).toBe(true);
  });

  it('names what it cannot read, and does the others', async () => {
    const member = await aMember();
    const [lost, other] = [await anUpload(member, 'identity'), await anUpload(member, 'identity')];
    keys.push(old);
    await sealWith(old, other, member);
    await sealWith({ id: 'lost-key', key: randomBytes(32) }, lost, member);
    expect(await rotate()).toEqual({ rotated: 1, failed: 1 });
    expect(await rowOf(lost.id)).toMatchObject({ keyId: 'lost-key' });
    // Of which nothing is left to be sealed.
    rmSync(fileOf('identity', lost.id));
    expect(await rotate()).toEqual({ rotated: 1, failed: 0 });
  });
});

describe('the hash of an identity picture', () => {
  const hashOf = (id: string) => provided(Uploads).pictureHash(id);
  const distance = (one: bigint, other: bigint) =>
    BigInt.asUintN(64, one ^ other)
      .toString(2)
      .replaceAll('0', '').length;

  /** A picture with shapes, the same for the same seed. */
  function shapes(seed: number, width: number) {
    const tiles = Buffer.from(Array.from({ length: 48 }, (_, at) => (at * at * seed * 37) % 251));
    return sharp(tiles, { raw: { width: 8, height: 6, channels: 1 } }).resize(width, width * 0.75);
  }

  it('is close for the same picture in another size and quality, and far for another one', async () => {
    const member = await aMember();
    const send = async (content: Buffer) => {
      const { body } = await sendFile(member, 'identity', content);
      const hash = await hashOf(body.id);
      if (hash === null) throw new Error('No hash');
      return hash;
    };
    const one = await send(await shapes(3, 1_200).jpeg({ quality: 95 }).toBuffer());
    const again = await send(await shapes(3, 700).jpeg({ quality: 40 }).toBuffer());
    const other = await send(await shapes(7, 1_200).png().toBuffer());
    expect(distance(one, again)).toBeLessThanOrEqual(4);
    expect(distance(one, other)).toBeGreaterThan(12);
  });

  it('is none of a picture that shows nothing, nor of one that is no identity picture', async () => {
    const member = await aMember();
    expect(await hashOf((await anUpload(member, 'identity')).id)).toBeNull();
    const content = await shapes(3, 400).png().toBuffer();
    const { body } = await sendFile(member, 'rental', content);
    expect(await hashOf(body.id)).toBeNull();
  });
});
