import { describe, expect, it } from 'vitest';
import { startOfDay } from '../src/kernel/day.js';
import { SettleUnanswered } from '../src/modules/rentals/calendar/settle-unanswered.js';
import type { RentalStepView } from '../src/modules/rentals/rentals.schema.js';
import { api, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { openDocument } from './support/documents.js';
import { aStaffMember, type Person } from './support/factories.js';
import { anAskedChange, answerChange, aSentExtensionPayment } from './support/rental-changes.js';
import { aRequest, confirm, effectOf, inDays, seenBy, updateStatus } from './support/rentals.js';

useApi();

async function stepsSeenBy(as: Person, id: string): Promise<RentalStepView[]> {
  const { body } = await api<RentalStepView[]>(`/api/rentals/${id}/history`, { as });
  return body;
}

/** The text of each receipt that somebody's view of the history has, by the event. */
async function receiptsOf(as: Person, id: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const { event, receipt } of await stepsSeenBy(as, id)) {
    if (receipt) texts[event] = (await openDocument(receipt, as)).text;
  }
  return texts;
}

const refundsSeenBy = async (as: Person, id: string) =>
  (await seenBy(as, id)).refunds.map(({ event, amount }) => [event, amount]);

describe('the history of a rental', () => {
  it('tells its parties and staff what happened, by whom, and what it gave to or took from each', async () => {
    const { id, owner, renter } = await aRequest();
    await updateStatus(owner, id, 'acceptée');
    setNow(new Date(startOfDay(inDays(10)).getTime() - 30 * 3_600_000));
    await updateStatus(renter, id, 'annulée');
    const steps = [
      { event: 'request', by: 'provider', amounts: [] },
      { event: 'accept', by: 'owner', amounts: [{ party: 'owner', amount: 15_000 }] },
      {
        event: 'cancel',
        by: 'renter',
        amounts: expect.arrayContaining([
          { party: 'renter', amount: 27_500 },
          { party: 'owner', amount: -7_500 },
        ]),
      },
    ];
    for (const viewer of [renter, owner, await aStaffMember()]) {
      const seen = await stepsSeenBy(viewer, id);
      expect(seen.map(({ receipt: _, ...step }) => step)).toEqual(
        steps.map((step) => ({
          ...step,
          at: expect.any(String),
          device_at: null,
          change: null,
          reason: '',
          claimed: null,
          postponed: null,
          photos: [],
        })),
      );
    }
  });

  it("gives each party the receipts of what moved its own money, and nobody the other's", async () => {
    const { id, owner, renter } = await aRequest();
    await updateStatus(owner, id, 'acceptée');
    const longer = await anAskedChange(renter, id, 'extension', inDays(15));
    await answerChange(owner, id, longer, 'accept');
    await confirm(await aSentExtensionPayment(renter, longer));
    const shorter = await anAskedChange(owner, id, 'shortening', inDays(14));
    await answerChange(renter, id, shorter, 'accept');
    setNow(new Date(startOfDay(inDays(10)).getTime() - 30 * 3_600_000));
    await updateStatus(renter, id, 'annulée');

    expect(await receiptsOf(renter, id)).toEqual({
      request: expect.stringMatching(/Location payée[\s\S]*35\s000\sFCFA/),
      'pay-extension': expect.stringMatching(/Prolongation payée[\s\S]*10\s000\sFCFA/),
      'accept-shortening': expect.stringMatching(/\+\s5\s000\sFCFA[\s\S]*Location raccourcie/),
      cancel: expect.stringMatching(/\+\s30\s000\sFCFA[\s\S]*Location annulée/),
    });
    expect(await receiptsOf(owner, id)).toEqual({
      accept: expect.stringMatching(/\+\s15\s000\sFCFA[\s\S]*Location acceptée/),
      'pay-extension': expect.stringMatching(/\+\s10\s000\sFCFA[\s\S]*Location prolongée/),
      'accept-shortening': expect.stringMatching(/−\s5\s000\sFCFA[\s\S]*Location raccourcie/),
      cancel: expect.stringMatching(/−\s10\s000\sFCFA[\s\S]*Location annulée/),
    });
    expect(await receiptsOf(await aStaffMember(), id)).toEqual({});
  });
});

describe('what came back to the renter', () => {
  it('is nothing while the rental goes on', async () => {
    const { id, owner, renter } = await aRequest();
    await updateStatus(owner, id, 'acceptée');
    expect(await refundsSeenBy(renter, id)).toEqual([]);
  });

  it.each([
    ['the owner refused', 'refusée', 'refuse'],
    ['the renter cancelled the request', 'annulée', 'cancel-request'],
  ] as const)('stays visible to both once %s', async (_, status, event) => {
    const { id, owner, renter } = await aRequest();
    await updateStatus(event === 'refuse' ? owner : renter, id, status);
    for (const viewer of [renter, owner]) {
      expect(await refundsSeenBy(viewer, id)).toEqual([[event, 35_000]]);
    }
  });

  it('is what the notice gave, when the renter cancelled late', async () => {
    const { id, owner, renter } = await aRequest();
    await updateStatus(owner, id, 'acceptée');
    setNow(new Date(startOfDay(inDays(10)).getTime() - 10 * 3_600_000));
    const { refund = 0, deposit = 0 } = effectOf(await seenBy(renter, id), 'cancel') ?? {};
    await updateStatus(renter, id, 'annulée');
    expect(await refundsSeenBy(renter, id)).toEqual([['cancel', refund + deposit]]);
  });

  it('is the security deposit after the return, also when nobody confirmed it', async () => {
    const { id, owner, renter } = await aRequest();
    await updateStatus(owner, id, 'acceptée');
    setNow(startOfDay(inDays(11)));
    await api(`/api/rentals/${id}/declare-return`, { method: 'POST', as: renter });
    expect(await refundsSeenBy(renter, id)).toEqual([]);
    setNow(startOfDay(inDays(5)));
    await provided(SettleUnanswered).execute();
    expect(await refundsSeenBy(owner, id)).toEqual([['settle-return', 20_000]]);
  });

  it('is listed with each of the rentals', async () => {
    const { id, owner, renter, itemId } = await aRequest();
    await updateStatus(owner, id, 'refusée');
    await aRequest({ renter, owner, itemId });
    const { body } = await api<{ refunds: object[] }[]>(`/rentals/user/${renter.id}`, {
      as: renter,
    });
    expect(body.map(({ refunds }) => refunds.length)).toEqual([0, 1]);
  });
});
