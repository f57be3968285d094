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
  const get = (key: string): string | null =>
    unsaved.get(key) ?? ask((storage) => storage.getItem(key)) ?? null;
  return {
    get,
    /** What was stored as JSON; undefined when nothing was, or the browser has damaged it. */
    read: (key: string): unknown => parsed(get(key)),
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

/** What was written as JSON; undefined of a text that is none, as a full disk leaves. */
function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Shared by all tabs, kept when they are closed. */
export const browserStorage = storage(() => localStorage);
/** Of this tab alone. */
export const tabStorage = storage(() => sessionStorage);
