/**
 * A storage of the browser. One that refuses it (private windows, strict settings) or is full keeps what
 * is written for as long as the page is open.
 */
const storage = (area: () => Storage) => {
  const unsaved = new Map<string, string>();
  /** What the browser answers; undefined when it refuses. */
  function ask<T>(question: (storage: Storage) => T): T | undefined {
    try {
      return question(area());
    } catch {
      return undefined;
    }
  }
  return {
    get: (key: string): string | null =>
      unsaved.get(key) ?? ask((storage) => storage.getItem(key)) ?? null,
    set(key: string, value: string): void {
      unsaved.set(key, value);
      ask((storage) => {
        storage.setItem(key, value);
        unsaved.delete(key);
      });
    },
    remove(key: string): void {
      unsaved.delete(key);
      ask((storage) => storage.removeItem(key));
    },
    keys: (): string[] => [...unsaved.keys(), ...(ask((storage) => Object.keys(storage)) ?? [])],
  };
};

/** Shared by all tabs, kept when they are closed. */
export const browserStorage = storage(() => localStorage);
/** Of this tab alone. */
export const tabStorage = storage(() => sessionStorage);
