import { existsSync, mkdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import { fileKey, type Preset } from '../src/modules/uploads/domain/files.js';
import { Uploads } from '../src/modules/uploads/index.js';
import { RemoveFiles } from '../src/modules/uploads/remove-files.js';
import { Db } from '../src/platform/database/prisma.js';
import { Sql } from '../src/platform/database/sql.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember } from './support/factories.js';
import { anUpload } from './support/pictures.js';

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
