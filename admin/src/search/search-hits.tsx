import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {
  AutocompleteGroupedOption,
  UseAutocompleteReturnValue,
} from '@mui/material/useAutocomplete';
import { StatusChip } from '../components/status-chip';
import type { Hit } from './hits';

type Props = UseAutocompleteReturnValue<Hit>;

/** What was found, kind by kind, as the list of a combobox. */
export function SearchHits({
  groups,
  listProps,
  optionProps,
}: {
  groups: AutocompleteGroupedOption<Hit>[];
  listProps: ReturnType<Props['getListboxProps']>;
  optionProps: Props['getOptionProps'];
}) {
  return (
    <Box
      component="ul"
      {...listProps}
      aria-label="Résultats"
      sx={{ m: 0, p: 0, pb: 1, overflowY: 'auto', listStyle: 'none' }}
    >
      {groups.map(({ key, index, group, options }) => (
        <Box component="li" key={key} role="presentation">
          <Typography variant="overline" component="div" aria-hidden sx={{ px: 2, pt: 1 }}>
            {group}
          </Typography>
          <Box component="ul" role="group" aria-label={group} sx={{ p: 0, listStyle: 'none' }}>
            {options.map((hit, at) => {
              const { key: path, ...props } = optionProps({ option: hit, index: index + at });
              return <HitLine key={path} hit={hit} {...props} />;
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function HitLine({
  hit,
  ...props
}: { hit: Hit } & Omit<ReturnType<Props['getOptionProps']>, 'key'>) {
  return (
    <Box
      component="li"
      {...props}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        cursor: 'pointer',
        '&.Mui-focused': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="div">{hit.label}</Typography>
        <Typography variant="body2" component="div" color="text.secondary">
          {hit.detail}
        </Typography>
      </Box>
      {hit.status && <StatusChip status={hit.status} />}
    </Box>
  );
}
