import { describe, expect, it } from 'vitest';
import { startOfDay } from '../src/kernel/day.js';
import { api, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { aStaffMember, type Person } from './support/factories.js';
import { aRequest, inDays, seenBy, updateStatus } from './support/rentals.js';

useApi();

const act = async (as: Person, id: string, action: string, body = {}) => {
  const { status } = await api(`/api/rentals/${id}/${action}`, { method: 'POST', as, body });
  expect(status, action).toBeLessThan(300);
};

describe('the progress of a rental', () => {
  it('says to both parties and staff where the money is, who acts next and what to do', async () => {
    const { id, owner, renter } = await aRequest();
    const staff = await aStaffMember();
    const seen = async (as: Person) => {
      const { progress } = await seenBy(as, id);
      const { money, next, next_by: by, action } = progress;
      const done = progress.timeline.filter(({ state }) => state === 'done').length;
      return { text: `${money} ${next}`.replaceAll(/\s/g, ' '), by, action, done };
    };
    expect(await seen(renter)).toMatchObject({ by: 'owner', action: null, done: 1 });
    expect((await seen(renter)).text).toMatch(
      /^Payé\. Loka garde 35 000 FCFA\. Réponse du propriétaire avant le \d+(er)? \S+ à \d\d:\d\d, sinon tout revient dans votre portefeuille\.$/,
    );
    expect((await seen(owner)).action).toBe('accept');
    expect((await seen(staff)).text).toContain('Le locataire a payé 35 000 FCFA');

    await updateStatus(owner, id, 'acceptée');
    // The card and the wallet say the same sum of what Loka keeps for the renter.
    const { body: kept } = await api('/api/wallet/safeguarded', { as: renter });
    expect(kept).toMatchObject({ amount: 20_000 });
    expect((await seen(renter)).text).toMatch(
      /15 000 FCFA\) attend la remise\. Loka garde votre caution de 20 000 FCFA\./,
    );
    setNow(startOfDay(inDays(10)));
    expect(await seen(owner)).toMatchObject({ by: 'both', action: 'hand-over', done: 2 });
    const { handover_code: code } = await seenBy(renter, id);
    await act(owner, id, 'hand-over', { code });
    expect(await seen(renter)).toMatchObject({ by: 'renter', action: 'declare-return', done: 3 });
    expect((await seen(owner)).text).toContain(
      'Votre part de 15 000 FCFA est libérée dans votre portefeuille. Loka garde la caution de 20 000 FCFA.',
    );

    setNow(startOfDay(inDays(3)));
    await act(renter, id, 'declare-return');
    expect(await seen(owner)).toMatchObject({ by: 'owner', action: 'confirm-return' });
    await act(owner, id, 'confirm-return');
    expect(await seen(renter)).toMatchObject({ by: null, action: null, done: 5 });
    expect((await seen(renter)).text).toContain(
      'la caution de 20 000 FCFA est dans votre portefeuille',
    );
  });
});
