import { Spinner } from './spinner';

/** Over the page, until what was asked for is loaded and covers it; what is below can be used meanwhile. */
export function Opening() {
  return (
    <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center">
      <div className="rounded-2xl bg-surface p-4 shadow-float">
        <Spinner size={28} label="Chargement..." />
      </div>
    </div>
  );
}
