import { browserStorage, tabStorage } from '@loka/client';

const PREFIX = 'loka.form.';
const DAY_MS = 86_400_000;

/**
 * What was typed or asked for, kept for a day: in all tabs of this browser, also for the tab that the
 * link of an e-mail opens, or with `tabStorage` in this one alone. A member who signs out takes it along.
 */
export const keptForm = <T extends object>(name: string, empty: T, storage = browserStorage) => ({
  load(): T {
    const kept = storage.read(PREFIX + name) as ({ at: number } & Partial<T>) | undefined;
    const { at, ...typed } = kept ?? { at: 0 };
    return Date.now() - at < DAY_MS ? { ...empty, ...typed } : empty;
  },
  save: (typed: T) => storage.set(PREFIX + name, JSON.stringify({ ...typed, at: Date.now() })),
  forget: () => storage.remove(PREFIX + name),
});

export function forgetForms(): void {
  for (const storage of [browserStorage, tabStorage])
    for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.remove(key);
}
