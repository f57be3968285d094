/** What a day that is struck through means. */
export function TakenDaysNote({ several }: { several: boolean }) {
  return (
    <p className="flex items-center gap-2 text-ink-500 text-sm">
      <span
        aria-hidden
        className="grid h-7 min-w-7 place-items-center rounded-lg bg-sand-100 px-1 text-ink-400 text-xs line-through"
      >
        12
      </span>
      {several ? 'Pas assez de pièces libres' : 'Déjà réservé'}
    </p>
  );
}
