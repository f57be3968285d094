import { describe, expect, it, vi } from 'vitest';
import { PaymentsSchedule } from '../src/modules/payments/payments.schedule.js';
import { ProcessPayment } from '../src/modules/payments/process/process-payment.js';
import { ApplyOutcome } from '../src/modules/payments/settle/apply-outcome.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { Sql } from '../src/platform/database/sql.js';
import { provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { aMember } from './support/factories.js';
import { advanceGateway, chargesOf } from './support/gateway.js';
import {
  aMemberWith,
  aReceivingNumber,
  aRentalPayment,
  paymentOf,
  topUp,
  withdraw,
  work,
} from './support/payments.js';
import { walletOf } from './support/rentals.js';

useApi();

const process = (id: string) => provided(ProcessPayment).execute(id);

describe('a step of a payment', () => {
  it('is not taken before it is due', async () => {
    const { id } = await aRentalPayment({});
    await process(id);
    await advanceGateway(6);
    await process(id);
    expect((await paymentOf(id)).status).toBe('pending');
    wait(3);
    await process(id);
    expect((await paymentOf(id)).status).toBe('succeeded');
  });

  it('that no job took is taken by the schedule', async () => {
    const { id } = await aRentalPayment({});
    const schedule = new PaymentsSchedule(provided(ProcessPayment), provided(Clock));
    const tick = async () => {
      await schedule.processOverdue();
      await schedule.beforeApplicationShutdown();
    };
    await tick();
    expect((await paymentOf(id)).status).toBe('created');
    wait(2);
    // A tick takes the oldest first, of which other tests have left some.
    await vi.waitFor(async () => {
      await tick();
      expect((await paymentOf(id)).status).toBe('pending');
    });
  });

  it('is taken however many fail before it, again and again', async () => {
    for (let member = 0; member < 4; member++) {
      const payer = await aMember({ verified: true });
      for (let time = 0; time < 9; time++) await topUp(payer, 1_000);
    }
    wait(1);
    const { paymentId: id } = (await topUp(await aMember({ verified: true }), 1_000)).body;
    wait(60);
    const execute = vi.spyOn(provided(ProcessPayment), 'execute').mockRejectedValue(new Error());
    const due = await provided(Db).payment.count({
      where: { nextCheckAt: { lte: provided(Clock).now() } },
    });
    expect(due).toBeGreaterThan(36);
    const schedule = new PaymentsSchedule(provided(ProcessPayment), provided(Clock));
    for (let ticks = 0; ticks < Math.ceil(due / 32); ticks++) {
      await schedule.processOverdue();
      await schedule.beforeApplicationShutdown();
    }
    expect(execute).toHaveBeenCalledWith(id);
    const tried = execute.mock.calls.length;
    await schedule.processOverdue();
    expect(execute).toHaveBeenCalledTimes(tried);
    wait(61);
    await schedule.processOverdue();
    expect(execute).toHaveBeenCalledTimes(tried + 32);
  });

  it('sends a withdrawal however late, since nobody waits for a prompt', async () => {
    const member = await aMemberWith(5_000);
    const { body } = await withdraw(member, 5_000, await aReceivingNumber(member));
    wait(91);
    expect(await work(body.paymentId)).toBe('succeeded');
  });

  it('does not send a payment that another worker has sent since it was read', async () => {
    const { id } = await aRentalPayment({});
    const db = provided(Db);
    const sql = provided(Sql);
    const write = sql.$executeRaw.bind(sql);
    const secondWorker = vi.fn(async () => {
      // The lease of the first worker has run out: a second one takes the same step, all of it.
      wait(60);
      await process(id);
    });
    const writeLate = async (...statement: Parameters<typeof write>) => {
      await secondWorker();
      return write(...statement);
    };
    const spy = vi.spyOn(sql, '$executeRaw').mockImplementationOnce(writeLate);
    await process(id);
    spy.mockRestore();
    expect(secondWorker).toHaveBeenCalledOnce();
    const { reference, status } = await paymentOf(id);
    expect(await chargesOf(reference)).toHaveLength(1);
    expect(status).toBe('pending');
    const events = await db.paymentEvent.findMany({
      where: { paymentId: id },
      orderBy: { id: 'asc' },
    });
    expect(events.map(({ to }) => to)).toEqual(['created', 'submitting', 'pending']);
  });
});

describe('an outcome', () => {
  it('that holds for one status is not applied to a payment that has left it', async () => {
    const { id } = await aRentalPayment({});
    await process(id);
    const outcome = { to: 'failed', detail: 'not sent in time', ifStill: 'created' } as const;
    await provided(ApplyOutcome).execute(id, outcome);
    expect((await paymentOf(id)).status).toBe('pending');
  });

  it('of success after the start day makes no rental: the payer is credited', async () => {
    const { id, renter } = await aRentalPayment({ from: 1, to: 4 });
    await process(id);
    await advanceGateway(6);
    wait(2 * 86_400);
    expect(await work(id)).toBe('succeeded');
    expect((await paymentOf(id)).rentalId).toBeNull();
    expect(await provided(Db).rental.count({ where: { renterId: renter.id } })).toBe(0);
    expect((await walletOf(renter)).balance).toBe(35_000);
  });
});
