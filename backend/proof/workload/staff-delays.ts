import { hourMs } from '../model/durations.js';
import type { Calls } from './calls.js';
import type { Chance } from './chance.js';
import type { Course } from './course.js';
import type { Fixtures } from './fixtures.js';
import type { Scene } from './scene.js';

/** Somebody who is asked, with what it is called that staff give more time for. */
interface Awaited {
  id: string;
  event: string;
  deadline: string;
}

const mostHours = 72;

/** Staff give some of those more time who are asked, now and then two of them at once: one is too late. */
export class StaffDelays implements Course {
  private readonly chance: Chance;

  constructor(
    private readonly scene: Scene,
    private readonly calls: Calls,
  ) {
    this.chance = scene.chance;
  }

  plan(): void {}

  async look(): Promise<void> {
    const { chance } = this;
    const awaited = await this.scene.rows<Awaited>(`
      select id, event, deadline from rentals cross join lateral (values
        ('postpone-answer', case when status = 'en_attente' then 'answer' end),
        ('postpone-handover', case when handover_due_at is not null then
          case handover_status when 'none' then 'handover' else handover_status::text end end),
        ('postpone-return', case when return_due_at is not null then
          case return_status when 'none' then 'return' else return_status::text end end)
      ) waits(event, deadline)
      where deadline is not null order by id, event`);
    for (const one of awaited.filter(() => chance.happens(0.04))) {
      const staff = chance.happens(0.3)
        ? this.scene.fixtures.staff
        : [chance.pick(this.scene.fixtures.staff)];
      const at = chance.happens(0.5) ? 0 : chance.integer(0, 20) * hourMs;
      for (const as of staff) this.postpone(at, as, one);
    }
  }

  private postpone(at: number, as: Fixtures['admin'], { id, event, deadline }: Awaited): void {
    const hours = this.chance.integer(1, mostHours);
    this.calls.stepAt(
      at,
      { as, rentalId: id, event, path: `/api/admin/rentals/${id}/postpone` },
      { deadline, hours },
    );
  }
}
