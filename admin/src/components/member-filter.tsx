import Chip from '@mui/material/Chip';
import { useListContext } from 'react-admin';

/** Whose rows a list has, by the filters of its address that no field shows. */
const members: Record<string, string> = {
  userId: "D'un seul membre",
  payerId: 'Payés par un seul membre',
  renterId: 'Louées par un seul membre',
  ownerId: "D'un seul propriétaire",
  memberId: 'Sur un seul membre',
  reporterId: "D'un seul auteur",
};

/** Says that a list is one member's, and shows everybody's again. */
export function MemberFilter() {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const source = Object.keys(members).find((name) => filterValues[name] !== undefined);
  if (!source) return null;
  const { [source]: _, ...others } = filterValues;
  return (
    <Chip
      label={members[source]}
      onDelete={() => setFilters(others, displayedFilters)}
      sx={{ m: 1 }}
    />
  );
}
