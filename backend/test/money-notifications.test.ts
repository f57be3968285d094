import { expect, it } from 'vitest';
import { beforeInFrench, startOfDay } from '../src/kernel/day.js';
import { ExpireRequests } from '../src/modules/rentals/answer/expire-requests.js';
import { SettleUnanswered } from '../src/modules/rentals/calendar/settle-unanswered.js';
import { Clock } from '../src/platform/clock.js';
import { api, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { aMember, anItem, aStaffMember, aToken, type Person } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import { notificationsOf } from './support/notifications.js';
import { aMemberWith, paymentOf, payRental, topUp, work } from './support/payments.js';
import { anUpload } from './support/pictures.js';
import { anAskedChange, answerChange } from './support/rental-changes.js';
import { aRequest, inDays, paymentRequest, updateStatus } from './support/rentals.js';
import { confirmNumber, lastSms } from './support/sms-service.js';
import { suspend } from './support/suspensions.js';

useApi();

/** A text without the spaces that do not break. */
const plain = (text = '') => text.replace(/[\u00a0\u202f]/g, ' ');

/** What was mailed to a member last, and what the bell says last. */
async function toldTo(member: Person) {
  const [mail] = await mailsTo(member.email);
  const [line] = await notificationsOf(member);
  return { mail: plain(mail?.text), subject: plain(mail?.subject), line };
}

const act = (as: Person, id: string, action: string, body: object = {}) =>
  api(`/api/rentals/${id}/${action}`, { method: 'POST', as, body });

const noon = (day: string) => new Date(startOfDay(day).getTime() + 12 * 3_600_000);

it('a payer is told at once what was paid, until when the owner answers and who keeps the money', async () => {
  const renter = await aMember();
  const { id: itemId } = await anItem();
  const begun = provided(Clock).now();
  const { paymentId } = (await payRental(renter, await paymentRequest({ itemId, renter }))).body;
  await work(paymentId);
  const { rentalId, reference, gatewayReference, decidedAt } = await paymentOf(paymentId);
  const { mail, subject, line } = await toldTo(renter);
  expect(subject).toBe('Paiement confirmé : « Perceuse à percussion »');
  expect(line).toMatchObject({
    category: 'money',
    title: 'Paiement confirmé : « Perceuse à percussion »',
    path: `/tableau-de-bord/mes-locations?location=${rentalId}`,
  });
  const answerBy = new Date((decidedAt ?? begun).getTime() + 24 * 3_600_000);
  for (const said of [
    '35 000 FCFA',
    'Airtel Money 077 •• •• 01',
    `Référence de l'opérateur : ${gatewayReference}`,
    `Référence Loka : ${reference}`,
    `Sa réponse est attendue ${plain(beforeInFrench(answerBy))}`,
    "Loka garde votre argent : le prix de la location, 15 000 FCFA, jusqu'à la remise",
    'la caution, 20 000 FCFA',
    'reçu',
  ]) {
    expect(mail).toContain(said);
  }
  expect(plain(line?.text)).toContain('Sa réponse est attendue avant le');
});

it('a member is told of a deposit into the wallet at once', async () => {
  const member = await aMember({ verified: true });
  await work((await topUp(member, 5_000)).body.paymentId);
  expect(await toldTo(member)).toMatchObject({
    subject: 'Dépôt confirmé',
    mail: expect.stringContaining('5 000 FCFA'),
  });
});

it('a member whose wallet paid a part is told that it came back', async () => {
  const renter = await aMemberWith(10_000);
  const { id: itemId } = await anItem();
  const wanted = { itemId, renter, phoneNumber: '077000002', walletAmount: 10_000 };
  await work((await payRental(renter, await paymentRequest(wanted))).body.paymentId);
  expect(await toldTo(renter)).toMatchObject({
    subject: 'Paiement non abouti : « Perceuse à percussion »',
    mail: expect.stringContaining('10 000 FCFA sont de retour dans votre portefeuille'),
  });
});

it('a half-paid payment says at once what came of what was asked, and what can still happen', async () => {
  const renter = await aMember();
  const { id: itemId } = await anItem();
  const request = await paymentRequest({ itemId, renter, phoneNumber: '077000013' });
  const { paymentId } = (await payRental(renter, request)).body;
  await work(paymentId);
  expect((await paymentOf(paymentId)).status).toBe('review');
  const { mail, subject, line } = await toldTo(renter);
  expect(subject).toBe('Montant différent : « Perceuse à percussion »');
  expect(line?.title).toBe('Montant différent : « Perceuse à percussion »');
  expect(mail).toContain('17 500 FCFA sur les 35 000 FCFA demandés');
  expect(mail).toContain('17 500 FCFA sont à vous, dans votre portefeuille Loka');
  expect(mail).toMatch(/décide, en principe avant le \d/);
});

it('the owner reads who asks, rated how and wanting what, with a link to that very request', async () => {
  const { owner, id } = await aRequest();
  const { subject, mail, line } = await toldTo(owner);
  expect(subject).toMatch(
    /^Nouvelle demande pour « Perceuse à percussion » : B\*\*\*o, du .+ au .+$/,
  );
  expect(line?.path).toBe(`/tableau-de-bord/demandes?location=${id}`);
  expect(mail).toContain("B***o (pas encore d'avis)");
  expect(mail).toContain("Le locataire vient chercher l'objet");
  expect(mail).not.toContain('Bob Ondo');
});

it('an acceptance tells each party whom to meet, where, when, and what becomes of the money', async () => {
  const { owner, renter, id } = await aRequest();
  await updateStatus(owner, id, 'acceptée');
  const toRenter = await toldTo(renter);
  expect(toRenter.subject).toBe('Location acceptée : « Perceuse à percussion »');
  expect(toRenter.mail).toContain('Alice Mba accepte votre location');
  expect(toRenter.mail).toMatch(/Allez chercher l'objet le \d+(er)? \S+ \d{4} : \S/);
  expect(toRenter.mail).toContain('votre code de remise, affiché sur votre location');
  expect(toRenter.mail).toMatch(/dites-le jusqu'au \d+(er)? \S+ inclus/);
  for (const text of [toRenter.mail, plain(toRenter.line?.text)]) {
    expect(text).toContain('15 000 FCFA, revient au propriétaire à la remise');
    expect(text).toContain("Loka garde votre caution de 20 000 FCFA jusqu'au retour");
  }
  const toOwner = await toldTo(owner);
  expect(toOwner.subject).toBe('Vous avez accepté : « Perceuse à percussion »');
  expect(toOwner.mail).toContain('à Bob Ondo');
  expect(toOwner.mail).toContain('15 000 FCFA vous reviennent');
  expect(toOwner.line?.path).toBe(`/tableau-de-bord/demandes?location=${id}`);
});

it('an owner is told that a request was refused since no answer came', async () => {
  const { owner, renter } = await aRequest();
  wait(25 * 3_600);
  await provided(ExpireRequests).execute();
  expect(await toldTo(owner)).toMatchObject({
    subject: "Vous n'avez pas répondu : « Perceuse à percussion »",
    mail: expect.stringContaining('35 000 FCFA sont rendus au locataire'),
    line: { title: "Vous n'avez pas répondu : « Perceuse à percussion »" },
  });
  const toRenter = await toldTo(renter);
  expect(toRenter.mail).toContain("le propriétaire n'a pas répondu à temps");
});

it('an owner who could not accept, the object being missing, is not told to have left a request', async () => {
  const { owner, id, itemId } = await aRequest();
  await updateStatus(owner, id, 'acceptée');
  setNow(noon(inDays(16)));
  await provided(SettleUnanswered).execute();
  await aRequest({ owner, itemId });
  expect((await act(owner, id, 'report-missing', { reason: 'Aucune nouvelle' })).status).toBe(200);
  wait(25 * 3_600);
  await provided(ExpireRequests).execute();
  const { subject, mail } = await toldTo(owner);
  expect(subject).toBe('Demande refusée, objet non rendu : « Perceuse à percussion »');
  expect(mail).toContain("vous avez signalé que l'objet n'est pas rendu");
  expect(mail).not.toContain("taux d'acceptation");
});

it('a cancellation says to each party who cancelled, and what comes to whom', async () => {
  const { owner, renter, id } = await aRequest({ from: 1, to: 4 });
  await updateStatus(owner, id, 'acceptée');
  await updateStatus(renter, id, 'annulée');
  const [toRenter, toOwner] = [await toldTo(renter), await toldTo(owner)];
  expect(toRenter.mail).toContain('Vous avez annulé la location');
  expect(toRenter.mail).toMatch(/[\d ]+ FCFA sont de retour dans votre portefeuille/);
  expect(toOwner.mail).toContain('Le locataire a annulé la location');
});

it('a handover by silence is told to each party in words of its own', async () => {
  const { owner, renter, id } = await aRequest();
  await updateStatus(owner, id, 'acceptée');
  setNow(noon(inDays(11)));
  await provided(SettleUnanswered).execute();
  const [toRenter, toOwner] = [await toldTo(renter), await toldTo(owner)];
  expect(toOwner.subject).toBe('Objet remis : « Perceuse à percussion »');
  expect(toOwner.mail).toContain('Votre part de 15 000 FCFA est dans votre portefeuille Loka');
  expect(toOwner.mail).toContain("Vous ne l'avez pas remis ? Dites-le");
  expect(toRenter.mail).toContain('revient désormais au propriétaire');
  expect(toRenter.mail).toContain("Vous ne l'avez pas reçu ? Dites-le");
  expect(toRenter.mail).toContain('Votre caution de 20 000 FCFA reste gardée par Loka');
});

it('a shared deposit tells both amounts to both, by mail, bell and SMS', async () => {
  const { owner, renter, id } = await aRequest();
  const [ownersNumber, rentersNumber] = [await confirmNumber(owner), await confirmNumber(renter)];
  await updateStatus(owner, id, 'acceptée');
  setNow(noon(inDays(11)));
  await act(renter, id, 'declare-return');
  const { id: photo } = await anUpload(owner, 'rental');
  const claim = { amount: 12_000, reason: 'Le mandrin est fendu', photos: [photo] };
  await act(owner, id, 'contest-return', claim);
  await act(renter, id, 'counter-claim', { amount: 0, reason: "Rien n'est cassé" });
  await act(owner, id, 'refuse-offer', { reason: 'Voyez les photos' });
  const staff = await aStaffMember();
  await api(`/api/admin/rentals/${id}/share-deposit`, {
    method: 'POST',
    as: { ...staff, token: await aToken(staff.id) },
    body: { amount: 8_000, reason: 'Photos et messages lus' },
  });
  const [toRenter, toOwner] = [await toldTo(renter), await toldTo(owner)];
  for (const text of [toRenter.mail, plain(toRenter.line?.text)]) {
    expect(text).toContain('12 000 FCFA vous reviennent');
    expect(text).toContain('8 000 FCFA vont au propriétaire');
  }
  for (const text of [toOwner.mail, plain(toOwner.line?.text)]) {
    expect(text).toContain('8 000 FCFA vous reviennent');
    expect(text).toContain('12 000 FCFA sont rendus au locataire');
  }
  expect(plain(await lastSms(rentersNumber))).toContain('12 000 FCFA pour vous, 8 000 FCFA');
  expect(plain(await lastSms(ownersNumber))).toContain('8 000 FCFA pour vous, 12 000 FCFA');
});

it('an owner whose silence confirms a return is told so', async () => {
  const { owner, renter, id } = await aRequest();
  await updateStatus(owner, id, 'acceptée');
  setNow(noon(inDays(11)));
  await act(renter, id, 'declare-return');
  setNow(noon(inDays(6)));
  await provided(SettleUnanswered).execute();
  const { mail } = await toldTo(owner);
  expect(mail).toContain('Sans réponse de votre part, le retour');
  expect(mail).toContain('la caution de 20 000 FCFA est rendue au locataire');
});

it('an extension that a suspension closes says so, and not that it was not paid in time', async () => {
  const { owner, renter, id } = await aRequest();
  await updateStatus(owner, id, 'acceptée');
  const change = await anAskedChange(renter, id, 'extension', inDays(15));
  await answerChange(owner, id, change, 'accept');
  await suspend(await aStaffMember(), owner);
  const { subject, mail } = await toldTo(renter);
  expect(subject).toBe('Prolongation sans suite : « Perceuse à percussion »');
  expect(mail).toContain("L'équipe Loka a mis fin à la prolongation");
  expect(mail).not.toContain("n'a pas été payée à temps");
});

it('a member whose wallet an admin corrects is told how much and why', async () => {
  const member = await aMemberWith(4_000);
  expect(await toldTo(member)).toMatchObject({
    subject: '4 000 FCFA ajoutés à votre portefeuille',
    mail: expect.stringContaining('La raison donnée : Pour les tests'),
  });
});
