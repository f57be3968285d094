/**
 * Pixels ahead of the screen: until somebody moves, what a first visit may need at once; then about a screen, since the next
 * move may go there.
 */
const AHEAD = { unmoved: 300, moved: 800 };

let hasMoved = false;

/** Calls when one of the elements comes near the screen. Says how to stop waiting. */
export function whenNearScreen(elements: Iterable<Element>, onNear: () => void): () => void {
  const all = [...elements];
  const wait = () => {
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: `${hasMoved ? AHEAD.moved : AHEAD.unmoved}px 0px` },
    );
    for (const element of all) observer.observe(element);
    return observer;
  };
  let observer = wait();
  const onScroll = () => {
    hasMoved = true;
    window.removeEventListener('scroll', onScroll);
    observer.disconnect();
    observer = wait();
  };
  if (!hasMoved) window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', onScroll);
  };
}
