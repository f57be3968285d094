import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyFiles } from './copy-files.js';
import { openStorage } from './open-storage.js';
import type { Storage } from './storage.js';

const folder = mkdtempSync(path.join(tmpdir(), 'storage-'));
afterAll(() => rmSync(folder, { recursive: true }));

const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  // It signs the list of a bucket otherwise than today's SDK.
  allowMismatchedSignatures: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: 'pictures' }, { name: 'listed' }, { name: 'backup' }],
});
let endpoint: string;
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER').stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  endpoint = `http://127.0.0.1:${(await server.run()).port}`;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

const bucket = (name: string) =>
  openStorage(`s3://${name}?region=us-east-1&endpoint=${encodeURIComponent(endpoint)}`);

const key = 'items/0198c0de-0000-7000-8000-00000000abcd/640.webp';
const put = (storage: Storage, text: string, name = key) =>
  storage.put(name, Buffer.from(text), 'image/webp');

async function read(storage: Storage, name = key): Promise<string | null> {
  const content = await storage.open(name);
  return content && (await buffer(content)).toString();
}

describe.each([
  ['a folder', () => openStorage(`file:${path.join(folder, 'files')}`)],
  ['an S3 bucket', () => bucket('pictures')],
])('%s', (_, open) => {
  it('gives back what was put, the last time', async () => {
    const storage = await open();
    await put(storage, 'first');
    await put(storage, 'second');
    expect(await read(storage)).toBe('second');
  });

  it('has null for a missing key', async () => {
    expect(await read(await open(), 'items/none/640.webp')).toBeNull();
  });

  it('removes one file, and takes a missing one for removed', async () => {
    const storage = await open();
    const sibling = key.replace('640', '320');
    await put(storage, 'large');
    await put(storage, 'small', sibling);
    await storage.remove(key);
    await storage.remove(key);
    expect(await read(storage)).toBeNull();
    expect(await read(storage, sibling)).toBe('small');
    await storage.remove(sibling);
    expect(await read(storage, sibling)).toBeNull();
  });
});

describe.each([
  ['a folder', () => openStorage(`file:${path.join(folder, 'listed')}`)],
  ['an S3 bucket', () => bucket('listed')],
])('the list of %s', (_, open) => {
  it('has the files whose keys begin as asked', async () => {
    const storage = await open();
    const keys = ['items/a1/1.webp', 'items/a1/2.webp', 'items/b1/1.webp', 'papers/a1/1', 'a1'];
    for (const name of keys) await put(storage, 'content', name);
    const listed = async (prefix?: string) => {
      const found = [];
      for await (const { key: name } of storage.list(prefix)) found.push(name);
      return found.sort();
    };
    expect(await listed()).toEqual(keys.toSorted());
    expect(await listed('items/')).toEqual(keys.slice(0, 3));
    expect(await listed('items/a')).toEqual(keys.slice(0, 2));
    expect(await listed('items/c')).toEqual([]);
    expect(await listed('none/a')).toEqual([]);
  });
});

it('a folder keeps nothing of a file that it could not write', async () => {
  const files = path.join(folder, 'refused');
  const storage = await openStorage(`file:${files}`);
  // Renaming fails, as writing does on a disk that is full.
  mkdirSync(path.join(files, key), { recursive: true });
  await expect(put(storage, 'half')).rejects.toThrow();
  expect(readdirSync(path.dirname(path.join(files, key)))).toEqual([path.basename(key)]);
});

it('a folder removes what a program that died left half written, once it is old', async () => {
  const files = path.join(folder, 'died');
  const storage = await openStorage(`file:${files}`);
  await put(storage, 'whole');
  const draft = path.join(files, `${key}.0198c0de.part`);
  writeFileSync(draft, 'half');
  const [anHourAgo, now] = [Date.now() / 1000 - 3_600, new Date()];
  expect(await storage.removeDrafts(new Date(anHourAgo * 1000))).toBe(0);
  utimesSync(draft, anHourAgo, anHourAgo);
  expect(await storage.removeDrafts(new Date(now.getTime() - 60_000))).toBe(1);
  expect(existsSync(draft)).toBe(false);
  expect(await read(storage)).toBe('whole');
});

it('copies files from one storage to another and back, those that are there not again', async () => {
  const [folderOfFiles, other] = (await Promise.all(
    ['copied', 'restored'].map((name) => openStorage(`file:${path.join(folder, name)}`)),
  )) as [Storage, Storage];
  const backup = await bucket('backup');
  const keys = ['items/one/640.webp', 'items/two/640.webp', 'papers/one/1000'];
  expect(await copyFiles(folderOfFiles, backup)).toEqual({ copied: 0, kept: 0 });
  const anHourAgo = Date.now() / 1000 - 3_600;
  for (const name of keys) {
    await put(folderOfFiles, `content of ${name}`, name);
    utimesSync(path.join(folder, 'copied', name), anHourAgo, anHourAgo);
  }
  expect(await copyFiles(folderOfFiles, backup)).toEqual({ copied: 3, kept: 0 });
  await put(folderOfFiles, 'more', 'items/three/640.webp');
  await put(folderOfFiles, 'longer than before', keys[0]);
  expect(await copyFiles(folderOfFiles, backup)).toEqual({ copied: 2, kept: 2 });
  expect(await copyFiles(backup, other)).toEqual({ copied: 4, kept: 0 });
  expect(await read(other, keys[0])).toBe('longer than before');
  expect(await read(other, keys[2])).toBe('content of papers/one/1000');
});

it('a folder keeps no empty folders', async () => {
  const storage = await openStorage(`file:${path.join(folder, 'emptied')}`);
  await put(storage, 'only');
  await storage.remove(key);
  expect(existsSync(path.join(folder, 'emptied', path.dirname(key)))).toBe(false);
  expect(readdirSync(path.join(folder, 'emptied', 'items'))).toEqual([]);
});

it('a bucket that is missing is an error, not a missing file', async () => {
  await expect(read(await bucket('elsewhere'))).rejects.toThrow(/bucket/);
  await expect(put(await bucket('elsewhere'), 'lost')).rejects.toThrow(/bucket/);
});

it('an S3 server that does not answer is an error, not a missing file', async () => {
  const away = await openStorage('s3://pictures?endpoint=http://127.0.0.1:9');
  await expect(read(away)).rejects.toThrow(/ECONNREFUSED/);
});

it('another protocol is refused', async () => {
  await expect(openStorage('ftp://pictures')).rejects.toThrow(/neither file: nor s3:/);
});
