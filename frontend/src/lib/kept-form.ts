import { browserStorage } from '@loka/client';

const PREFIX = 'loka.form.';
const DAY_MS = 86_400_000;

/**
 * What was typed or asked for, kept in all tabs of this browser for a day: also for the tab that the
 * link of an e-mail opens. A member who signs out takes it along.
 */
export const keptForm = <T extends object>(name: string, empty: T) => ({
  load(): T {
    const kept = browserStorage.read(PREFIX + name) as ({ at: number } & Partial<T>) | undefined;
    const { at, ...typed } = kept ?? { at: 0 };
    return Date.now() - at < DAY_MS ? { ...empty, ...typed } : empty;
  },
  save: (typed: T) =>
    browserStorage.set(PREFIX + name, JSON.stringify({ ...typed, at: Date.now() })),
  forget: () => browserStorage.remove(PREFIX + name),
});

export function forgetForms(): void {
  for (const key of browserStorage.keys()) if (key.startsWith(PREFIX)) browserStorage.remove(key);
}
