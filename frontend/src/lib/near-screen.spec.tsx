import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const watched: { margin: string; see: () => void; isOver: boolean }[] = [];
const current = () => watched.filter(({ isOver }) => !isOver);

beforeEach(() => {
  vi.resetModules();
  watched.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly watch: (typeof watched)[number];
      constructor(tell: (seen: object[]) => void, { rootMargin }: { rootMargin: string }) {
        const see = () => tell([{ isIntersecting: true }]);
        this.watch = { margin: rootMargin, see, isOver: false };
        watched.push(this.watch);
      }
      observe() {}
      disconnect() {
        this.watch.isOver = true;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** As the program that has just started has it. */
const waiting = async () => {
  const { whenNearScreen } = await import('./near-screen');
  const onNear = vi.fn();
  return { onNear, stop: whenNearScreen([document.body], onNear), whenNearScreen };
};

describe('what is loaded when it is about to be seen', () => {
  it('is little until the page is moved, and about a screen ahead from then on', async () => {
    const { onNear, whenNearScreen } = await waiting();
    expect(current().map(({ margin }) => margin)).toEqual(['300px 0px']);
    window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('scroll'));
    expect(current().map(({ margin }) => margin)).toEqual(['800px 0px']);
    expect(onNear).not.toHaveBeenCalled();
    current()[0]?.see();
    expect(onNear).toHaveBeenCalledOnce();
    whenNearScreen([document.body], onNear);
    expect(current().at(-1)?.margin).toBe('800px 0px');
  });

  it('is no longer waited for when told so, wherever the page is moved', async () => {
    const { stop } = await waiting();
    stop();
    window.dispatchEvent(new Event('scroll'));
    expect(current()).toEqual([]);
  });
});
