const ROWS = [
  {
    case: "Le propriétaire refuse, ne répond pas sous 24 heures, ou n'a pas répondu le jour du début",
    rent: '100 %',
  },
  { case: 'Vous annulez avant la réponse du propriétaire', rent: '100 %' },
  { case: 'Vous annulez une location acceptée, 48 heures ou plus avant le début', rent: '100 %' },
  {
    case: 'Vous annulez une location acceptée, entre 48 et 24 heures avant le début',
    rent: '50 %',
  },
  { case: 'Vous annulez une location acceptée, moins de 24 heures avant le début', rent: '0 %' },
  { case: 'Le propriétaire annule une location acceptée', rent: '100 %' },
];

/** What comes back when a rental does not take place. */
export function CancellationTable() {
  return (
    <table className="w-full overflow-hidden rounded-2xl border border-sand-200 bg-white text-left">
      <caption className="sr-only">Remboursement selon le moment de l'annulation</caption>
      <thead className="bg-sand-100 text-ink-900">
        <tr>
          <th scope="col" className="px-4 py-3 font-semibold">
            Situation
          </th>
          <th scope="col" className="px-4 py-3 text-right font-semibold">
            Loyer remboursé
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-sand-200">
        {ROWS.map((row) => (
          <tr key={row.case}>
            <td className="px-4 py-3">{row.case}</td>
            <td className="whitespace-nowrap px-4 py-3 text-right font-semibold text-ink-900">
              {row.rent}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
