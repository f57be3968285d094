import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '../src/kernel/day.js';
import type { ItemView } from '../src/modules/catalogue/catalogue.schema.js';
import type { RentalView } from '../src/modules/rentals/rentals.schema.js';
import { InviteReviewers } from '../src/modules/reviews/invitations/invite-reviewers.js';
import { RemindReviewers } from '../src/modules/reviews/invitations/remind-reviewers.js';
import { PublishReviews } from '../src/modules/reviews/publication/publish-reviews.js';
import type {
  AwaitedReviewView,
  OwnReviewView,
  RentalReviewsView,
  ReviewView,
  StaffReviewView,
} from '../src/modules/reviews/reviews.schema.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import { aRequest, updateStatus } from './support/rentals.js';
import { anEndedRental, ofObjectAndOwner, ofRenter, review } from './support/reviews.js';

useApi();

const ofRental = async (as: Person, id: string) =>
  (await api<RentalReviewsView>(`/api/rentals/${id}/reviews`, { as })).body;
const ofItem = async (id: string) => (await api<ReviewView[]>(`/api/items/${id}/reviews`)).body;
const received = async (as: Person) =>
  (await api<OwnReviewView[]>('/api/reviews/received', { as })).body;
const ratingOf = async (itemId: string) =>
  (await api<ItemView>(`/single/item/${itemId}`)).body.rating;

/** What a member's columns count, of the member as an owner and as a renter. */
async function countsOf({ id }: Person) {
  const user = await provided(Db).user.findUniqueOrThrow({ where: { id } });
  const { ownerReviewCount, ownerRatingSum, renterReviewCount, renterRatingSum } = user;
  return [ownerReviewCount, ownerRatingSum, renterReviewCount, renterRatingSum];
}

async function publishedReviews(item = 5) {
  const rental = await anEndedRental();
  await review(rental.renter, rental.id, ofObjectAndOwner(item));
  await review(rental.owner, rental.id, ofRenter(4));
  const reviews = await received(rental.owner);
  return { ...rental, ofItem: reviews.find(({ subject }) => subject === 'item') as OwnReviewView };
}

describe('reviews of a rental', () => {
  it('are read by nobody else until both parties have written', async () => {
    const { id, itemId, renter, owner } = await anEndedRental();
    const { body } = await review(renter, id, ofObjectAndOwner(1, 2));
    expect(
      body.reviews.map(({ subject, rating, published }) => [subject, rating, published]),
    ).toEqual([
      ['item', 1, false],
      ['owner', 2, false],
    ]);
    expect(await ofRental(owner, id)).toMatchObject({
      writable: true,
      otherHasWritten: true,
      reviews: [],
    });
    expect(await received(owner)).toEqual([]);
    expect(await ofItem(itemId)).toEqual([]);
    expect(await ratingOf(itemId)).toEqual({ average: 4, count: 0 });
    expect(await countsOf(owner)).toEqual([0, 0, 0, 0]);
    expect((await api<ReviewView[]>(`/api/owners/${owner.id}/reviews`)).body).toEqual([]);

    await review(owner, id, ofRenter(5));
    expect((await ofItem(itemId)).map(({ rating, authorName }) => [rating, authorName])).toEqual([
      [1, 'B***o'],
    ]);
    expect(await ratingOf(itemId)).toEqual({ average: 3.5, count: 1 });
    expect(await countsOf(owner)).toEqual([1, 2, 0, 0]);
    expect(await countsOf(renter)).toEqual([0, 0, 1, 5]);
    expect((await ofRental(renter, id)).reviews).toHaveLength(3);
    expect((await ofRental(owner, id)).reviews).toHaveLength(3);
  });

  it('that are written at the same moment are published', async () => {
    const { id, itemId, renter, owner } = await anEndedRental();
    await Promise.all([review(renter, id, ofObjectAndOwner(5)), review(owner, id, ofRenter(5))]);
    expect(await ratingOf(itemId)).toEqual({ average: 4.2, count: 1 });
    expect(await received(owner)).toHaveLength(2);
  });

  it('of one party alone are published fourteen days after the end, and the time to write is over', async () => {
    const { id, itemId, renter, owner, lastDay } = await anEndedRental();
    await review(owner, id, ofRenter(3));
    const closing = startOfDay(addDays(lastDay, 15));
    setNow(new Date(closing.getTime() - 1));
    await provided(PublishReviews).execute();
    expect(await received(renter)).toEqual([]);
    setNow(closing);
    // Read before any schedule has run.
    expect((await received(renter)).map(({ rating }) => rating)).toEqual([3]);
    expectRefusal(await review(renter, id, ofObjectAndOwner(1)), 'review-closed');
    await Promise.all([provided(PublishReviews).execute(), provided(PublishReviews).execute()]);
    expect(await countsOf(renter)).toEqual([0, 0, 1, 3]);
    expect(await ratingOf(itemId)).toEqual({ average: 4, count: 0 });
    const told = (await mailsTo(renter.email)).filter(({ subject }) =>
      /^Avis publié/.test(subject),
    );
    expect(told).toHaveLength(1);
    expect((await mailsTo(owner.email)).some(({ subject }) => /^Avis publié/.test(subject))).toBe(
      false,
    );
  });

  it('are written once by each party', async () => {
    const { id, renter } = await anEndedRental();
    const answers = await Promise.all([
      review(renter, id, ofObjectAndOwner(5)),
      review(renter, id, ofObjectAndOwner(1)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expectRefusal(await review(renter, id, ofObjectAndOwner(1)), 'already-reviewed');
  });

  it('are refused of a rental that is not over or was cancelled, and to strangers', async () => {
    const { id, owner, renter } = await aRequest();
    expectRefusal(await review(renter, id, ofObjectAndOwner(5)), 'review-not-open');
    await updateStatus(owner, id, 'acceptée');
    expectRefusal(await review(renter, id, ofObjectAndOwner(5)), 'review-not-open');
    await updateStatus(renter, id, 'annulée');
    expectRefusal(await review(renter, id, ofObjectAndOwner(5)), 'review-not-open');
    expectRefusal(await review(await aMember(), id, ofObjectAndOwner(5)), 'rental-not-found');
  });

  it('name what is missing, at its field', async () => {
    const { id, renter, owner } = await anEndedRental();
    const { owner: _, ...objectAlone } = ofObjectAndOwner(5);
    const missing = expectRefusal(await review(renter, id, objectAlone), 'invalid-request');
    expect(missing?.map(({ path }) => path)).toEqual(['owner.rating']);
    expectRefusal(await review(owner, id, ofObjectAndOwner(5)), 'invalid-request');
    const bad = expectRefusal(
      await review(owner, id, { renter: { rating: 6 } }),
      'invalid-request',
    );
    expect(bad?.map(({ path, message }) => [path, message])).toEqual([
      ['renter.rating', 'Choisissez de une à cinq étoiles'],
    ]);
  });

  it('cannot be changed in the database either', async () => {
    const { ofItem: published, id: rentalId, itemId, renter, owner } = await publishedReviews();
    const where = { id: published.id };
    const update = (data: object) => provided(Db).review.update({ where, data });
    for (const data of [{ rating: 1 }, { comment: 'Nul' }, { publishedAt: null }])
      await expect(update(data)).rejects.toThrow(/reviews_written_once/);
    const unlet = await aRequest();
    const byOwner = { authorId: owner.id, reviewedId: renter.id, subject: 'item' } as const;
    const now = { createdAt: new Date(), publishAt: new Date() };
    for (const data of [
      {
        rentalId: unlet.id,
        itemId: unlet.itemId,
        authorId: unlet.renter.id,
        reviewedId: unlet.owner.id,
      },
      { rentalId, itemId, ...byOwner },
    ])
      await expect(
        provided(Db).review.create({ data: { subject: 'item', rating: 5, ...now, ...data } }),
      ).rejects.toThrow(/reviews_of_a_rental/);
  });
});

describe('reviews of a renter', () => {
  const ofMember = (id: string, as: Person) =>
    api<ReviewView[]>(`/api/renters/${id}/reviews`, { as });

  it('are read by an owner whom the renter asks for an object, with the rating beside the name', async () => {
    const { renter } = await publishedReviews();
    const other = await aMember({ verified: true });
    expectRefusal(await ofMember(renter.id, other), 'forbidden');
    const { id: itemId } = await anItem({ owner: other });
    await aRequest({ owner: other, itemId, renter });
    const { body } = await api<RentalView[]>('/api/rentals', { as: other });
    expect(body.map(({ renterName, renterRating }) => [renterName, renterRating])).toEqual([
      ['B***o', { average: 4, count: 1 }],
    ]);
    const { body: reviews } = await ofMember(renter.id, other);
    expect(reviews.map(({ rating, authorName }) => [rating, authorName])).toEqual([[4, 'A***a']]);
  });

  it('are read by the renter and by staff, and say nothing of who is a member', async () => {
    const { renter, owner } = await publishedReviews();
    for (const as of [renter, owner, await aStaffMember()])
      expect((await ofMember(renter.id, as)).body).toHaveLength(1);
    expectRefusal(await ofMember(randomUUID(), owner), 'forbidden');
    expectRefusal(await ofMember(randomUUID(), await aStaffMember()), 'user-not-found');
  });
});

describe('an answer to a review', () => {
  it('is given once, by whom the review is about, once it is published', async () => {
    const { id, renter, owner, itemId } = await anEndedRental();
    const { body } = await review(renter, id, ofObjectAndOwner(5));
    const reviewId = body.reviews[0]?.id as string;
    const answer = (as: Person, text = 'Merci à vous !') =>
      api(`/api/reviews/${reviewId}/answer`, { as, body: { answer: text } });
    expectRefusal(await answer(owner), 'review-not-found');
    await review(owner, id, ofRenter(5));
    expectRefusal(await answer(renter), 'forbidden');
    expectRefusal(await answer(await aMember()), 'review-not-found');
    const answers = await Promise.all([answer(owner), answer(owner, 'Ou plutôt merci beaucoup')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expectRefusal(await answer(owner), 'already-answered');
    expect((await ofItem(itemId))[0]?.answer).toMatch(/merci/i);
    const told = (await mailsTo(renter.email)).filter(({ subject }) => /^Réponse/.test(subject));
    expect(told).toHaveLength(1);
  });
});

describe('a review that staff hide', () => {
  it('leaves the lists and the rating until they restore it', async () => {
    const { ofItem: hidden, itemId, owner, renter } = await publishedReviews(1);
    const staff = await aStaffMember();
    const moderate = (act: string) =>
      api<StaffReviewView>(`/api/admin/reviews/${hidden.id}/${act}`, {
        as: staff,
        body: { reason: 'Propos injurieux' },
      });
    expect(await ratingOf(itemId)).toEqual({ average: 3.5, count: 1 });
    expect((await moderate('hide')).body.hidden).toBe(true);
    await moderate('hide');
    expect(await ratingOf(itemId)).toEqual({ average: 4, count: 0 });
    expect(await ofItem(itemId)).toEqual([]);
    expect((await received(owner)).map(({ subject }) => subject)).toEqual(['owner']);
    const { body: written } = await api<OwnReviewView[]>('/api/reviews/written', { as: renter });
    expect(written.find(({ subject }) => subject === 'item')?.hidden).toBe(true);
    await moderate('restore');
    expect(await ratingOf(itemId)).toEqual({ average: 3.5, count: 1 });
    const entries = await provided(Db).auditLog.findMany({ where: { subjectId: hidden.id } });
    expect(entries.map(({ action }) => action)).toEqual(['hide-review', 'restore-review']);
  });

  it('is not hidden by whom it is about', async () => {
    const owner = await aStaffMember('admin');
    const rental = await anEndedRental({ owner, itemId: (await anItem({ owner })).id });
    const { body } = await review(rental.renter, rental.id, ofObjectAndOwner(1));
    const hide = api(`/api/admin/reviews/${body.reviews[0]?.id}/hide`, {
      as: owner,
      body: { reason: 'Je ne suis pas content' },
    });
    expectRefusal(await hide, 'own-review');
  });
});

describe('the parties of an ended rental', () => {
  const subjectsTo = async ({ email }: Person) =>
    (await mailsTo(email)).map(({ subject }) => subject).filter((one) => /avis/i.test(one));
  const awaited = async (as: Person) =>
    (await api<AwaitedReviewView[]>('/api/reviews/awaited', { as })).body;

  it('are invited once, and listed what they may write until they have', async () => {
    const { id, renter, owner } = await anEndedRental();
    const invite = () => provided(InviteReviewers).execute();
    await Promise.all([invite(), invite()]);
    await invite();
    for (const party of [renter, owner]) {
      expect(await subjectsTo(party)).toEqual(['Votre avis sur « Perceuse à percussion »']);
    }
    expect(await awaited(renter)).toMatchObject([
      { rentalId: id, party: 'renter', otherName: 'Alice Mba', otherHasWritten: false },
    ]);
    await review(renter, id, ofObjectAndOwner(5));
    expect(await awaited(renter)).toEqual([]);
    expect(await awaited(owner)).toMatchObject([{ rentalId: id, otherHasWritten: true }]);
  });

  it('are invited in the morning: rentals end at midnight', async () => {
    const { renter, owner, lastDay } = await anEndedRental();
    expect(provided(Clock).now()).toEqual(startOfDay(addDays(lastDay, 1)));
    await provided(InviteReviewers).execute();
    const morning = new Date(startOfDay(addDays(lastDay, 1)).getTime() + 6 * 3_600_000);
    for (const { id: userId, email } of [renter, owner]) {
      const [mail] = await mailsTo(email);
      expect(mail).toMatchObject({ heldWith: `${userId}:reviews`, nextAttemptAt: morning });
      expect(await provided(Db).smsMessage.count({ where: { userId } })).toBe(0);
    }
  });

  it('are reminded once, three days before the end, only if the other one has written', async () => {
    const { id, renter, owner, lastDay } = await anEndedRental();
    await provided(InviteReviewers).execute();
    await review(renter, id, ofObjectAndOwner(5));
    const remind = () => provided(RemindReviewers).execute();
    await remind();
    expect(await subjectsTo(owner)).toHaveLength(1);
    setNow(startOfDay(addDays(lastDay, 12)));
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await subjectsTo(owner)).toEqual([
      'Rappel : votre avis sur « Perceuse à percussion »',
      'Votre avis sur « Perceuse à percussion »',
    ]);
    expect(await subjectsTo(renter)).toHaveLength(1);
  });

  it('are not invited long after the end', async () => {
    const { renter, lastDay } = await anEndedRental();
    setNow(startOfDay(addDays(lastDay, 15)));
    await provided(InviteReviewers).execute();
    expect(await subjectsTo(renter)).toEqual([]);
  });
});

describe('the public list', () => {
  it('is sorted by rating, page by page', async () => {
    const title = `Tente ${Date.now()}`;
    const ids: string[] = [];
    for (const stars of [1, 5, 3]) {
      const owner = await aMember({ verified: true });
      const { id } = await anItem({ owner, title });
      const rental = await anEndedRental({ owner, itemId: id });
      await review(rental.renter, rental.id, ofObjectAndOwner(stars));
      await review(owner, rental.id, ofRenter(5));
      ids.push(id);
    }
    const [worst, best, middle] = ids;
    const found: string[] = [];
    let next: string | undefined = `/items?q=${encodeURIComponent(title)}&sort=rating&limit=1`;
    while (next) {
      const page: Awaited<ReturnType<typeof api<ItemView[]>>> = await api<ItemView[]>(next);
      found.push(...page.body.map(({ id }) => id));
      next = /^<(.+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(found).toEqual([best, middle, worst]);
  });
});
