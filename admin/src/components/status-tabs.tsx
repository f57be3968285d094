import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext } from 'react-admin';

const ALL = 'all';

/** Narrows the list it stands over to one value of a filter, or shows all. */
export function StatusTabs({
  source = 'status',
  choices,
  flags = [],
}: {
  source?: string;
  choices: readonly { id: string | number; name: string }[];
  /** Filters of their own that are on or off: the name of each, and that of its tab. */
  flags?: readonly { source: string; name: string }[];
}) {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const flagged = flags.find((flag) => filterValues[flag.source] !== undefined);

  function choose(value: string | number) {
    const own = [source, ...flags.map((flag) => flag.source)];
    const others = Object.fromEntries(
      Object.entries(filterValues).filter(([name]) => !own.includes(name)),
    );
    const flag = flags.find((one) => one.source === value);
    const wanted = flag ? { [flag.source]: true } : { [source]: value };
    setFilters(value === ALL ? others : { ...others, ...wanted }, displayedFilters);
  }

  return (
    <Tabs
      value={flagged?.source ?? filterValues[source] ?? ALL}
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
      {flags.map((flag) => (
        <Tab key={flag.source} value={flag.source} label={flag.name} />
      ))}
      {choices.map(({ id, name }) => (
        <Tab key={id} value={id} label={name} />
      ))}
    </Tabs>
  );
}
