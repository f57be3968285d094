import { Calls } from './calls.js';
import { Changes } from './changes.js';
import { Corrections } from './corrections.js';
import { Deletions } from './deletions.js';
import type { Endings } from './endings.js';
import { Freezing } from './freezing.js';
import { Handovers } from './handovers.js';
import { HeldCredits } from './held-credits.js';
import { Incidents } from './incidents.js';
import { Leaving } from './leaving.js';
import { Members } from './members.js';
import { Owners } from './owners.js';
import { PaymentReviews } from './payment-reviews.js';
import { Returns } from './returns.js';
import { Roles } from './roles.js';
import type { Scene } from './scene.js';
import { StaffCancellations } from './staff-cancellations.js';
import { StaffDelays } from './staff-delays.js';
import { Suspending } from './suspending.js';
import { Treasury } from './treasury.js';

/** What a run asks of its members afterwards. */
export interface Workload {
  freezing: Freezing;
  calls: Calls;
}

/** Plans all that members and staff do in a history; what follows from it, they plan as time passes. */
export function planWorkload(scene: Scene, endings: Endings): Workload {
  const { calls, freezing, leaving, incidents } = beginCalls(scene);
  const owners = new Owners(scene, calls);
  const reviews = new PaymentReviews(scene, calls);
  const courses = [
    owners,
    new Handovers(scene, calls),
    new Changes(scene, calls, reviews),
    new Returns(scene, calls, owners.objects),
    new StaffCancellations(scene, calls),
    new StaffDelays(scene, calls),
  ];
  const corrections = new Corrections(scene, calls);
  const treasury = new Treasury(scene, calls);
  new Deletions(scene, calls, leaving, corrections).plan();
  new Suspending(scene, calls, freezing).plan();
  treasury.plan();
  if (scene.forgetful) new HeldCredits(scene, calls, scene.forgetful).plan();
  new Roles(scene, calls).plan();
  incidents.plan();
  const staff = { reviews, treasury, corrections };
  new Members(scene, staff, calls, courses, owners, freezing).plan(endings);
  owners.begin();
  return { freezing, calls };
}

/** Members know of the objects of a scene, and can call. */
export function beginCalls(scene: Scene) {
  const { fixtures, told } = scene;
  told.objects.begin(fixtures.items, fixtures.meetingPoints.near);
  for (const { id, isVerified } of fixtures.renters) {
    if (!isVerified) told.objects.unverified.add(id);
  }
  const freezing = new Freezing(scene);
  const leaving = new Leaving(scene);
  const incidents = new Incidents(scene);
  return { freezing, leaving, incidents, calls: new Calls(scene, freezing, leaving, incidents) };
}
