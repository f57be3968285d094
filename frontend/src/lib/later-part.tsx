import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import { whenNearScreen } from './near-screen';
import { useHydrated } from './use-hydrated';

const loads: (() => Promise<unknown>)[] = [];

/** The server renders them with the page, and tests do. */
export const loadLaterParts = () => Promise.all(loads.map((load) => load()));

/**
 * A part of a served page that stays as the server drew it until it comes near the screen, is used, or is to show something
 * else: only then is its script loaded, and the part drawn anew in its place. Where the page was not served it is loaded
 * at once. One that cannot be loaded stays as it is, where its links work.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  async function prepare(): Promise<ComponentType<Props>> {
    loaded ??= await load();
    return loaded;
  }
  loads.push(prepare);

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when the program starts.
  return function LaterPart(props: Props) {
    const isServed = useRef(!useHydrated()).current;
    const [Shown, show] = useState(() => (isServed && !import.meta.env.SSR ? undefined : loaded));
    const place = useRef<HTMLDivElement>(null);
    const served = useRef(props).current;
    const use = useRef<Use>({ focused: -1, open: [], pressed: [] }).current;
    const isWanted = !isServed || isOther(props, served);

    // Before the presses that waited for the page are made (main.tsx).
    useLayoutEffect(() => {
      const from = place.current;
      if (Shown || !from) return undefined;
      const press = watchPress(from);
      const start = () =>
        prepare().then(
          async (part) => {
            await press.ended();
            readUse(from, use);
            show(() => part);
          },
          // Another use tries again.
          () => undefined,
        );
      if (isWanted) void start();
      const stop = whenNearScreen(from.children, start);
      const listening = new AbortController();
      const { signal } = listening;
      const hold = (event: Event) => holdPress(event, from, use);
      from.addEventListener('focusin', start, { signal });
      from.addEventListener('pointerdown', start, { signal });
      from.addEventListener('click', hold, { signal, capture: true });
      return () => {
        listening.abort();
        press.stop();
        stop();
      };
    }, [Shown, isWanted, use]);

    useLayoutEffect(() => {
      if (Shown && isServed && place.current) carryOn(place.current, use);
    }, [Shown, isServed, use]);

    if (!Shown)
      return (
        <div
          key="served"
          ref={place}
          className="contents"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server drew stays.
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      );
    return (
      <div ref={place} className="contents">
        <Shown {...props} />
      </div>
    );
  };
}

const isOther = <Props extends object>(one: Props, other: Props) =>
  Object.entries(one).some(([name, value]) => value !== other[name as keyof Props]);

/** What somebody has done in a part that was not loaded yet, by the places of its controls. */
type Use = { focused: number; open: boolean[]; pressed: number[] };

/** Of a press, and how long after it nothing of it comes any more: a browser makes the click of a finger by then, or not at all. */
const ENDS = [
  ['click', 0],
  ['pointercancel', 0],
  ['pointerup', 300],
] as const;

/** Of what is replaced while it is pressed, no click comes: a link would lead nowhere. */
function watchPress(place: Element) {
  let ended = Promise.resolve();
  const listening = new AbortController();
  const { signal } = listening;
  place.addEventListener(
    'pointerdown',
    () => {
      ended = new Promise((end) => {
        // The click does by itself what it does after whoever listens to it.
        const after = (ms: number) => () => setTimeout(end, ms);
        for (const [type, ms] of ENDS) addEventListener(type, after(ms), { once: true, signal });
      });
    },
    { signal },
  );
  return { ended: () => ended, stop: () => listening.abort() };
}

const controlsIn = (place: Element) => [
  ...place.querySelectorAll<HTMLElement>('a, button, input, select, summary'),
];

/** Links and what opens work as they are. */
function holdPress(event: Event, place: Element, { pressed }: Use): void {
  const control = (event.target as Element).closest<HTMLElement>('button, input');
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.push(controlsIn(place).indexOf(control));
}

function readUse(place: Element, use: Use): void {
  use.focused = controlsIn(place).indexOf(document.activeElement as HTMLElement);
  use.open = [...place.querySelectorAll('details')].map(({ open }) => open);
}

function carryOn(place: Element, { focused, open, pressed }: Use): void {
  place.querySelectorAll('details').forEach((one, index) => {
    one.open = open[index] ?? false;
  });
  const controls = controlsIn(place);
  controls[focused]?.focus({ preventScroll: true });
  for (const press of pressed) controls[press]?.click();
}
