import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext } from 'react-admin';

const ALL = 'all';
const FLAG = 'flag';

/** Narrows the list it stands over to one value of a filter, or shows all. */
export function StatusTabs({
  source = 'status',
  choices,
  flag,
}: {
  source?: string;
  choices: readonly { id: string | number; name: string }[];
  /** A filter of its own that is on or off: its name, and that of its tab. */
  flag?: { source: string; name: string };
}) {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const isFlagged = flag !== undefined && filterValues[flag.source] !== undefined;

  function choose(value: string | number) {
    const { [source]: _, [flag?.source ?? '']: __, ...others } = filterValues;
    const wanted = value === FLAG && flag ? { [flag.source]: true } : { [source]: value };
    setFilters(value === ALL ? others : { ...others, ...wanted }, displayedFilters);
  }

  return (
    <Tabs
      value={isFlagged ? FLAG : (filterValues[source] ?? ALL)}
      onChange={(_, value) => choose(value)}
      variant="scrollable"
      scrollButtons={false}
      sx={{
        contain: 'inline-size',
        minHeight: 40,
        '& .MuiTab-root': { minHeight: 40, py: 0, px: 1.5, minWidth: 0 },
      }}
    >
      <Tab value={ALL} label="Tout" />
      {flag && <Tab value={FLAG} label={flag.name} />}
      {choices.map(({ id, name }) => (
        <Tab key={id} value={id} label={name} />
      ))}
    </Tabs>
  );
}
