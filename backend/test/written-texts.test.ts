import { describe, expect, it } from 'vitest';
import type { UserRow, UserView } from '../src/modules/accounts/accounts.schema.js';
import type { ItemView } from '../src/modules/catalogue/catalogue.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { RowMendings } from '../src/platform/long-jobs/row-mendings.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';

useApi();

const publish = (as: Person, said: object) =>
  api<ItemView>('/item', { as, body: { price: 5_000, ...said } });
const update = (as: Person, body: object) =>
  api<UserView>(`/user/${as.id}`, { method: 'PATCH', as, body });
const nameAtSignUp = (name: string) =>
  api('/api/auth/sign-up', {
    body: { name, email: 'nom@example.com', password: 'un mot de passe long', acceptTerms: true },
  });

describe('a title', () => {
  it.each([
    ['\u200B\u200B\u200B', 'Écrivez au moins 3 lettres.'],
    ['\u3164\u3164\u3164', 'Écrivez au moins 3 lettres.'],
    [`e${'\u0301'.repeat(105)}`, 'Écrivez au moins 3 lettres.'],
    ['مثقاب', 'Écrivez en lettres latines : « م » ne peut pas figurer dans un contrat.'],
  ])('that a reader cannot read is refused: %j', async (title, message) => {
    const refused = expectRefusal(
      await publish(await aMember({ verified: true }), { title }),
      'invalid-request',
    );
    expect(refused).toContainEqual({ path: 'title', message });
  });

  it('is stored without what is not seen, as all that is said of an object', async () => {
    const owner = await aMember({ verified: true });
    const { status, body } = await publish(owner, {
      title: ' Scie\u00AD – l’outil \u202E',
      description: 'Neuve.\r\nD’un voisin.\u200B',
      specifications: { 'Marque\u200B': ' L’Outil ' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: "Scie - l'outil",
      description: "Neuve.\nD'un voisin.",
      specifications: { Marque: "L'Outil" },
    });
  });
});

describe('a name', () => {
  it.each([
    ['Support Loka', 'Ce nom est réservé. Saisissez votre propre nom.'],
    ['ㅤ', 'Saisissez votre nom.'],
    ['محمد', 'Écrivez le nom en lettres latines : « م » ne peut pas figurer dans un contrat.'],
    ['Mba @ Fils', 'Un nom ne contient pas « @ ».'],
  ])('is refused at sign-up and in the profile, with the reason: %s', async (name, message) => {
    for (const answer of [await nameAtSignUp(name), await update(await aMember(), { name })])
      expect(expectRefusal(answer, 'invalid-request')).toContainEqual({ path: 'name', message });
  });

  it('of a company, and with the signs of a phone, is stored in its plain form', async () => {
    const member = await aMember();
    for (const [typed, stored] of [
      ['S.A.R.L. Nzamba', 'S.A.R.L. Nzamba'],
      ['N´Guema', "N'Guema"],
    ])
      expect((await update(member, { name: typed })).body.name).toBe(stored);
  });
});

describe('what was written before', () => {
  const db = () => provided(Db);
  const mendAgain = async () => {
    await db().longJob.deleteMany({ where: { name: { startsWith: 'mend-' } } });
    await provided(RowMendings).execute();
  };

  it('is mended once, and a name that would be refused is shown to staff until it is changed', async () => {
    const [plain, passing, unseen, staff] = await Promise.all([
      aMember(),
      aMember(),
      aMember({ verified: true }),
      aStaffMember(),
    ]);
    const data = { name: 'N’Na\u200B', address: ' Rue \u00ADdu Port ' };
    await db().user.update({ where: { id: plain.id }, data });
    await db().user.update({ where: { id: passing.id }, data: { name: 'Support Loka' } });
    await db().user.update({ where: { id: unseen.id }, data: { name: '\u3164' } });
    const { id: itemId } = await anItem({
      title: 'Tente\u200B – d’été',
      specifications: { '\u200B': 'x', Toile: 'd’été' },
    });
    await mendAgain();
    const mended = await db().user.findUniqueOrThrow({ where: { id: plain.id } });
    expect(mended).toMatchObject({ name: "N'Na", address: 'Rue du Port', nameInDoubt: false });
    expect(await db().user.findUniqueOrThrow({ where: { id: unseen.id } })).toMatchObject({
      name: 'Sans nom',
    });
    expect(await db().item.findUniqueOrThrow({ where: { id: itemId } })).toMatchObject({
      title: "Tente - d'été",
      specifications: { Toile: "d'été" },
    });

    const inDoubt = async () => {
      const filter = new URLSearchParams({ nameInDoubt: 'true', perPage: '100' });
      const { body } = await api<UserRow[]>(`/api/admin/users?${filter}`, { as: staff });
      return body.map(({ id }) => id);
    };
    expect(await inDoubt()).toContain(passing.id);
    expect(await inDoubt()).not.toContain(plain.id);
    // The name is sent back with the rest.
    const contact = { name: 'Support Loka', city: 'Libreville' };
    expect((await update(passing, contact)).status).toBe(200);
    expect(await inDoubt()).toContain(passing.id);
    expect((await update(passing, { name: 'Paul Ona' })).status).toBe(200);
    expect(await inDoubt()).not.toContain(passing.id);

    await db().user.update({ where: { id: plain.id }, data: { name: 'N’Na' } });
    await provided(RowMendings).execute();
    expect((await db().user.findUniqueOrThrow({ where: { id: plain.id } })).name).toBe('N’Na');
  });

  it('is mended in the names of passkeys too', async () => {
    const { id: userId } = await aMember();
    const { id } = await db().passkey.create({
      data: {
        ...{ userId, credentialId: 'mended', publicKey: Buffer.alloc(1), counter: 0 },
        ...{ name: ' Téléphone\u00AD d’Awa', createdAt: new Date() },
      },
    });
    await mendAgain();
    const mended = await db().passkey.findUniqueOrThrow({ where: { id } });
    expect(mended.name).toBe("Téléphone d'Awa");
  });
});
