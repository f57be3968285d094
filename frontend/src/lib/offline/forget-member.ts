import { SEEN_PAGES, SEEN_READS } from '@/lib/service-worker/messages';
import { drafts } from './drafts';

/** The next one to use this phone finds neither what a member who signs out typed nor where they looked. */
export async function forgetMember(userId: string | undefined): Promise<void> {
  await drafts.dropAll(userId);
  await Promise.all([SEEN_PAGES, SEEN_READS].map((name) => globalThis.caches?.delete(name)));
}
