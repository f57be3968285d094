import { createListeners } from '@loka/client';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useId, useSyncExternalStore } from 'react';

type Toast = { id: number; tone: 'success' | 'danger'; text: string };

const SHOWN_MS = 6000;
let toasts: readonly Toast[] = [];
let nextId = 0;
/** The places where toasts may appear, that of the topmost dialog last. */
let places: readonly string[] = [];
const listeners = createListeners();

function set(next: readonly Toast[]) {
  toasts = next;
  listeners.tell();
}

function show(tone: Toast['tone'], text: string) {
  const id = nextId++;
  set([...toasts, { id, tone, text }]);
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), SHOWN_MS);
}

/** Says something happened, wherever the visitor is by then. */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('danger', text),
};

/** For tests, which share a page: what one said is not read in the next. */
export const forgetToasts = () => set([]);

const getToasts = () => toasts;
const getTopmost = () => places.at(-1);

/**
 * Where toasts appear: in the shell, and in a dialog, from where what is behind is neither seen nor heard.
 * The live region is always there, to be heard.
 */
export function Toaster() {
  const place = useId();
  const isTopmost = useSyncExternalStore(listeners.subscribe, getTopmost, getTopmost) === place;
  const waiting = useSyncExternalStore(listeners.subscribe, getToasts, getToasts);
  const shown = isTopmost ? waiting : [];

  useEffect(() => {
    places = [...places, place];
    listeners.tell();
    return () => {
      places = places.filter((other) => other !== place);
      listeners.tell();
    };
  }, [place]);

  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(max(var(--tab-bar),var(--safe-bottom))+var(--sticky-bar,0px)+0.75rem)] z-60 grid justify-items-center gap-2 px-4"
    >
      {shown.map(({ id, tone, text }) => (
        <p
          key={id}
          className={clsx(
            'pointer-events-auto flex max-w-md animate-rise items-center gap-3 rounded-2xl px-5 py-3.5 font-medium text-white shadow-float',
            tone === 'success' ? 'bg-lagoon-800' : 'bg-clay-700',
          )}
        >
          {tone === 'success' ? (
            <CircleCheck size={20} className="shrink-0" aria-hidden />
          ) : (
            <CircleAlert size={20} className="shrink-0" aria-hidden />
          )}
          <span>{text}</span>
        </p>
      ))}
    </div>
  );
}
