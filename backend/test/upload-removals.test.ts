import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { env } from '../src/env.js';
import { fileKey, type Preset } from '../src/modules/uploads/domain/files.js';
import { Uploads } from '../src/modules/uploads/index.js';
import { RemoveFiles } from '../src/modules/uploads/remove-files.js';
import { RemoveStrayFiles } from '../src/modules/uploads/remove-stray-files.js';
import { Db } from '../src/platform/database/prisma.js';
import { Sql } from '../src/platform/database/sql.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { FolderStorage, Storage } from '../src/platform/storage/storage.js';
import { StorageProbe } from '../src/platform/storage/storage-probe.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, type Person } from './support/factories.js';
import { anUpload, aPicture, sendFile } from './support/pictures.js';

useApi();

const fileOf = (preset: Preset, id: string) =>
  path.join(env.STORAGE_URL.replace('file:', ''), fileKey(preset, id));
const remove = (ids: string[]) =>
  provided(Transactions).run((tx) => provided(Uploads).removePrivate(tx, ids));
const sweep = () => provided(RemoveFiles).execute();
const due = (id: string) => provided(Db).uploadRemoval.findUnique({ where: { uploadId: id } });

describe('what shows an upload', () => {
  it('is found by an index when the upload goes', async () => {
    const unindexed = await provided(Sql).$queryRaw<{ column: string }[]>`
      select c.conrelid::regclass || '.' || a.attname as "column"
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'uploads'::regclass
        and not exists (
          select from pg_index i
          where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indisvalid
            and (i.indpred is null
              or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))`;
    expect(unindexed).toEqual([]);
  });
});

describe('the removal of private uploads', () => {
  it('closes them at once, and removes their files at the next tick of a worker', async () => {
    const member = await aMember();
    const [removed, kept] = [
      await anUpload(member, 'identity'),
      await anUpload(member, 'identity'),
    ];
    await remove([removed.id]);
    expectRefusal(await api(removed.url, { as: member }), 'upload-not-found');
    expect(existsSync(fileOf('identity', removed.id))).toBe(true);
    await sweep();
    expect(existsSync(fileOf('identity', removed.id))).toBe(false);
    expect(existsSync(fileOf('identity', kept.id))).toBe(true);
    expect(await due(removed.id)).toBeNull();
    expect((await api(kept.url, { as: member })).status).toBe(200);
  });

  it('removes nothing when the transaction fails', async () => {
    const member = await aMember();
    const { id, url } = await anUpload(member, 'identity');
    const failed = provided(Transactions).run(async (tx) => {
      await provided(Uploads).removePrivate(tx, [id]);
      throw new Error('later in the same transaction');
    });
    await expect(failed).rejects.toThrow('later');
    await sweep();
    expect((await api(url, { as: member })).status).toBe(200);
  });

  it('keeps on record what could not be removed, and removes it later', async () => {
    const member = await aMember();
    const [stuck, other] = [await anUpload(member, 'identity'), await anUpload(member, 'rental')];
    const file = fileOf('identity', stuck.id);
    // A folder in its place is not removed as a file.
    rmSync(file);
    mkdirSync(file);
    await remove([stuck.id, other.id]);
    await sweep();
    expect(await due(stuck.id)).toMatchObject({ preset: 'identity' });
    expect(existsSync(fileOf('rental', other.id))).toBe(false);
    rmdirSync(file);
    await sweep();
    expect(await due(stuck.id)).toBeNull();
  });

  it('removes no public picture', async () => {
    const { id, url } = await anUpload(await aMember(), 'item');
    await remove([id]);
    await sweep();
    expect((await api(url)).status).toBe(200);
  });
});

describe('a storage that cannot be written', () => {
  /** As when the disk has room for so many files. */
  function withRoomFor(files: number) {
    const { put } = FolderStorage.prototype;
    let stored = 0;
    const full = vi.spyOn(FolderStorage.prototype, 'put').mockImplementation(function (
      this: FolderStorage,
      ...file
    ) {
      stored += 1;
      const error = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
      return stored > files ? Promise.reject(error) : put.apply(this, file);
    });
    onTestFinished(() => full.mockRestore());
    return full;
  }

  const sendPicture = async (as: Person, id: string) =>
    sendFile(as, 'item', await aPicture().jpeg().toBuffer(), { id });

  it('refuses a picture as unavailable, and keeps nothing of it', async () => {
    const member = await aMember();
    const id = randomUUID();
    const full = withRoomFor(1);
    const answer = await sendPicture(member, id);
    expectRefusal(answer, 'service-unavailable');
    expect(answer.headers.get('retry-after')).toBe('5');
    const folder = path.dirname(fileOf('item', id));
    expect(existsSync(folder)).toBe(true);
    await sweep();
    expect(existsSync(folder)).toBe(false);
    expect(await due(id)).toBeNull();
    full.mockRestore();
    expect((await sendPicture(member, id)).status).toBe(201);
    expect(existsSync(fileOf('item', id))).toBe(true);
  });

  it('is down for the probe, though it can be read', async () => {
    withRoomFor(0);
    expect(await new StorageProbe(provided(Storage)).state()).toBe('down');
    const { body } = await api<string>('/metrics');
    expect(body).toMatch(/^storage_operations_total\{operation="put",outcome="failed"\} [1-9]/m);
  });

  it('is up once it can be written, and the probe leaves nothing', async () => {
    expect(await new StorageProbe(provided(Storage)).state()).toBe('up');
    const left = [];
    for await (const { key } of provided(Storage).list('readiness/')) left.push(key);
    expect(left).toEqual([]);
  });
});

describe('the nightly look for files that no row knows', () => {
  it('removes those of two days ago and more, and what was left half written', async () => {
    const member = await aMember();
    const kept = await anUpload(member, 'item');
    const [old, fresh] = [randomUUID(), randomUUID()];
    const write = (file: string, days: number) => {
      const at = Date.now() / 1000 - days * 24 * 3_600;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, 'content');
      utimesSync(file, at, at);
    };
    write(fileOf('item', old), 3);
    write(fileOf('item', fresh), 1);
    write(`${fileOf('item', fresh)}.${old}.part`, 3);
    write(`${fileOf('avatar', fresh)}.${old}.part`, 1);
    const at = Date.now() / 1000 - 3 * 24 * 3_600;
    utimesSync(fileOf('item', kept.id), at, at);
    await provided(Db).longJob.deleteMany({ where: { name: 'stray-files' } });
    await Promise.all([1, 2].map(() => provided(RemoveStrayFiles).execute()));
    await sweep();
    const files = [
      ...[old, fresh, kept.id].map((id) => fileOf('item', id)),
      `${fileOf('item', fresh)}.${old}.part`,
      `${fileOf('avatar', fresh)}.${old}.part`,
    ];
    expect(files.map((file) => existsSync(file))).toEqual([false, true, true, false, true]);
    const job = await provided(Db).longJob.findFirstOrThrow({ where: { name: 'stray-files' } });
    expect(job).toMatchObject({ outcome: 'done', done: 80, total: 80 });
  });
});
