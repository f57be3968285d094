import { type CsvColumns, dayCell, instantCell } from '../../platform/http/csv.js';
import { depositStatusNames, rentalStatusNames } from './rental-words.js';
import type { RentalView } from './rentals.schema.js';

/** Rentals as a file, with what the console's list shows of them. Amounts in XAF. */
export const rentalColumns: CsvColumns<RentalView> = {
  Objet: ({ itemTitle }) => itemTitle,
  Locataire: ({ renterName }) => renterName,
  Propriétaire: ({ ownerName }) => ownerName,
  Début: ({ start_date }) => dayCell(start_date),
  Fin: ({ end_date }) => dayCell(end_date),
  Statut: ({ status }) => rentalStatusNames[status],
  'Prix de la location (FCFA)': ({ rent }) => rent,
  'Caution (FCFA)': ({ deposit }) => deposit,
  'État de la caution': ({ deposit, deposit_status }) =>
    deposit > 0 ? depositStatusNames[deposit_status] : 'Pas de caution',
  'Total (FCFA)': ({ total_price }) => total_price,
  Demandée: ({ created_at }) => instantCell(created_at),
};
