import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext } from 'react-admin';

const ALL = 'all';

/** Narrows the list it stands over to one value of a filter, or shows all. */
export function StatusTabs({
  source = 'status',
  choices,
}: {
  source?: string;
  choices: readonly { id: string | number; name: string }[];
}) {
  const { filterValues, displayedFilters, setFilters } = useListContext();

  function choose(value: string | number) {
    const { [source]: _, ...others } = filterValues;
    setFilters(value === ALL ? others : { ...others, [source]: value }, displayedFilters);
  }

  return (
    <Tabs
      value={filterValues[source] ?? ALL}
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
      {choices.map(({ id, name }) => (
        <Tab key={id} value={id} label={name} />
      ))}
    </Tabs>
  );
}
