import { vi } from 'vitest';

/**
 * The browser that tests run in says of no element that it is near the screen. Here those that fit are at once, and all of
 * them when the test says.
 *
 * @param selector of what is near, or of what it is in
 */
export function stubIntersections(selector?: string): { seeAll: () => void } {
  const tells = new Set<() => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly see: () => void;
      constructor(tell: IntersectionObserverCallback) {
        const seen = [{ isIntersecting: true }] as IntersectionObserverEntry[];
        this.see = () => tell(seen, this as unknown as IntersectionObserver);
      }
      observe(element: Element) {
        tells.add(this.see);
        if (selector && element.closest(selector)) this.see();
      }
      disconnect() {
        tells.delete(this.see);
      }
    },
  );
  return {
    seeAll: () => {
      for (const tell of tells) tell();
    },
  };
}
