/** What a day that is struck through means. */
export function TakenDaysNote({ several }: { several: boolean }) {
  return (
    <p className="flex items-center gap-2 text-ink-500 text-sm">
      <span
        aria-hidden
        className="grid size-7 place-items-center rounded-lg bg-sand-100 text-ink-400 text-xs line-through"
      >
        12
      </span>
      {several ? 'Pas assez de pièces libres' : 'Déjà réservé'}
    </p>
  );
}
