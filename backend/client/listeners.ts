/** Whoever is told when something changes; `subscribe` is as React's `useSyncExternalStore` takes it. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** @returns how to stop listening */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell(): void {
      for (const listener of listeners) listener();
    },
  };
}
