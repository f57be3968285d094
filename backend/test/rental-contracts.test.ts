import { describe, expect, it, vi } from 'vitest';
import { contractVersion } from '../src/modules/rentals/domain/contract.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { openDocument } from './support/documents.js';
import { aMember, aStaffMember, type Person } from './support/factories.js';
import { anAskedChange, answerChange, aSentExtensionPayment } from './support/rental-changes.js';
import { aRequest, confirm, inDays, updateStatus } from './support/rentals.js';

useApi();

const db = () => provided(Db);
const minuteMs = 60_000;
const contractOf = (as: Person, rentalId: string) =>
  openDocument(`/api/rentals/${rentalId}/contract`, as);

async function anAccepted() {
  const request = await aRequest();
  await updateStatus(request.owner, request.id, 'acceptée');
  return request;
}

/** The text of a contract without the foot of its pages, which says how many there are. */
const articles = (text = '') =>
  text.replaceAll(/^(Loka, location|.* · page).*$\n?/gm, '').trimEnd();

describe('the contract of a rental', () => {
  it('says that the owner accepted when the history does, also while the clock is put forward', async () => {
    const { id, owner } = await aRequest();
    const start = Date.now();
    let reads = 0;
    vi.spyOn(provided(Clock), 'now').mockImplementation(() => new Date(start + minuteMs * reads++));
    await updateStatus(owner, id, 'acceptée');
    const [contract, step] = await Promise.all([
      db().rentalContract.findUniqueOrThrow({ where: { rentalId: id } }),
      db().rentalEvent.findFirstOrThrow({ where: { rentalId: id, event: 'accept' } }),
    ]);
    expect(contract.ownerAcceptedAt).toEqual(step.at);
  });

  it('names both parties, the object, the days, the price, the rules and its version', async () => {
    const { id, owner, renter } = await anAccepted();
    const { text, file, headers } = await contractOf(renter, id);
    for (const part of [
      'Contrat de location',
      'Alice Mba',
      'Bob Ondo',
      'Perceuse à percussion',
      'Avec deux batteries et un coffret de forets.',
      '48 heures ou plus avant le début',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(
      /Loyer\n15\s000\sFCFA\nCaution\n20\s000\sFCFA\nTotal payé à Loka\n35\s000/,
    );
    expect(text).toContain("Remise\nLe locataire vient chercher l'objet");
    expect(text).toContain(`Version du contrat\n${contractVersion}`);
    expect(text).toMatch(/A accepté en payant, le .*\n[\s\S]*A accepté la demande le /);
    expect(headers.get('content-disposition')).toMatch(/filename="loka-contrat-.+\.pdf"/);
    expect(file.length).toBeLessThan(60_000);
    expect((await contractOf(owner, id)).file.equals(file)).toBe(true);
    await contractOf(await aStaffMember(), id);
  });

  it('is there from the acceptance on, for its parties alone', async () => {
    const { id, owner, renter } = await aRequest();
    const path = `/api/rentals/${id}/contract`;
    expectRefusal(await api(path, { as: renter }), 'contract-not-found');
    await updateStatus(owner, id, 'acceptée');
    expectRefusal(await api(path, { as: await aMember() }), 'rental-not-found');
    await updateStatus(renter, id, 'annulée');
    await contractOf(renter, id);
  });

  it('stays as it was accepted when names, object and description change', async () => {
    const { id, itemId, owner, renter } = await anAccepted();
    const { file } = await contractOf(renter, id);
    await db().item.update({
      where: { id: itemId },
      data: { title: 'Autre chose', description: 'Sans batterie', location: 'Port-Gentil' },
    });
    await db().user.update({ where: { id: owner.id }, data: { name: 'Une autre' } });
    expect((await contractOf(renter, id)).file.equals(file)).toBe(true);
  });

  it('lists the extensions and shortenings that were done since in an annex, and stays else', async () => {
    const { id, owner, renter } = await anAccepted();
    const { text: accepted } = await contractOf(renter, id);
    expect(accepted).not.toContain('Annexe');
    const longer = await anAskedChange(renter, id, 'extension', inDays(15));
    await answerChange(owner, id, longer, 'accept');
    // What is not paid has changed nothing yet.
    expect((await contractOf(renter, id)).text).toBe(accepted);
    await confirm(await aSentExtensionPayment(renter, longer));
    const refused = await anAskedChange(owner, id, 'shortening', inDays(12));
    await answerChange(renter, id, refused, 'refuse');
    const shorter = await anAskedChange(owner, id, 'shortening', inDays(14));
    await answerChange(renter, id, shorter, 'accept');

    const { text, file } = await contractOf(owner, id);
    const [before, annex = ''] = text.split('Annexe : changements de dates');
    expect(articles(before)).toBe(articles(accepted));
    expect(annex).toMatch(
      /1\. Prolongation[\s\S]*au lieu du[\s\S]*25\s000\sFCFA au lieu de 15\s000\sFCFA\nDemandée par\nBob Ondo, le .*\nAcceptée par\nAlice Mba, le .*\nPayée par\nBob Ondo, 10\s000\sFCFA le /,
    );
    expect(annex).toMatch(
      /2\. Fin anticipée[\s\S]*20\s000\sFCFA au lieu de 25\s000\sFCFA\nDemandée par\nAlice Mba, le .*\nAcceptée par\nBob Ondo, le .*\nRemboursé à\nBob Ondo, 5\s000\sFCFA le /,
    );
    expect(annex).not.toContain('3.');
    expect((await contractOf(renter, id)).file.equals(file)).toBe(true);
  });

  it('is of the version that was in force when the renter paid', async () => {
    const { id } = await aRequest();
    const [rental, payment] = await Promise.all([
      db().rental.findUniqueOrThrow({ where: { id } }),
      db().payment.findFirstOrThrow({ where: { rentalId: id } }),
    ]);
    expect(payment.contractVersion).toBe(contractVersion);
    expect(rental.contractVersion).toBe(contractVersion);
  });

  it('is missing where the renter paid before there were contracts', async () => {
    const { id, owner } = await aRequest();
    await db().rental.update({ where: { id }, data: { contractVersion: null } });
    await updateStatus(owner, id, 'acceptée');
    expectRefusal(await api(`/api/rentals/${id}/contract`, { as: owner }), 'contract-not-found');
  });

  it('is written once by an acceptance that is repeated', async () => {
    const { id, owner } = await anAccepted();
    await updateStatus(owner, id, 'acceptée');
    expect(await db().rentalContract.count({ where: { rentalId: id } })).toBe(1);
  });

  it('is neither changed nor removed, nor of another version than the renter accepted', async () => {
    const { id } = await anAccepted();
    const changed = db()
      .$executeRaw`update rental_contracts set version = 2 where rental_id = ${id}::uuid`;
    await expect(changed).rejects.toThrow(/append-only/);
    const removed = db().$executeRaw`delete from rental_contracts where rental_id = ${id}::uuid`;
    await expect(removed).rejects.toThrow(/append-only/);
    const { id: other } = await aRequest();
    const at = new Date();
    const wrong = db().rentalContract.create({
      data: {
        rentalId: other,
        version: contractVersion + 1,
        facts: { ownerName: 'A', renterName: 'B' },
        renterAcceptedAt: at,
        ownerAcceptedAt: at,
      },
    });
    await expect(wrong).rejects.toThrow(/accepted/);
  });
});

describe('the contract of new rentals', () => {
  it('can be read by anybody, with its version', async () => {
    const { body } = await api<{ version: number; articles: { title: string }[] }>(
      '/api/rental-contract',
    );
    expect(body.version).toBe(contractVersion);
    expect(body.articles.map(({ title }) => title)).toContain('Annulation');
  });
});
