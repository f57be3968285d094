import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { type Theme, useMediaQuery } from '@mui/material';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Hit } from './hits';
import { SearchHits } from './search-hits';
import { SearchStatus } from './search-status';
import { mostTyped, useSearch } from './use-search';

/** A field and what it finds: arrow keys choose, Enter opens, Escape closes. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      slotProps={{ paper: { 'aria-label': 'Recherche' } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <SearchField onClose={onClose} />
    </Dialog>
  );
}

/** Rendered in the window, and not before it: its list looks for its field once. */
function SearchField({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const found = useSearch(text);
  const navigate = useNavigate();

  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<Hit>({
      id: 'console-search',
      options: found.hits,
      open: true,
      value: null,
      inputValue: text,
      autoHighlight: true,
      clearOnBlur: false,
      filterOptions: (hits) => hits,
      getOptionKey: ({ path }) => path,
      getOptionLabel: ({ label }) => label,
      groupBy: ({ group }) => group,
      onInputChange: (_, typed, reason) => reason === 'input' && setText(typed),
      onChange: (_, hit) => hit && open(hit),
      onClose: (_, reason) => reason === 'escape' && onClose(),
    });

  function open({ path }: Hit) {
    onClose();
    navigate(path);
  }

  return (
    <>
      <Stack
        {...getRootProps()}
        direction="row"
        sx={{ alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Search color="action" />
        <Box
          component="input"
          {...getInputProps()}
          autoFocus
          aria-label="Rechercher"
          placeholder="Nom, numéro, référence…"
          enterKeyHint="go"
          maxLength={mostTyped}
          sx={{
            flex: 1,
            minWidth: 0,
            py: 1,
            border: 0,
            outline: 0,
            font: 'inherit',
            // iOS enlarges the page for a field of smaller letters.
            fontSize: '1rem',
            color: 'inherit',
            bgcolor: 'transparent',
          }}
        />
        <IconButton aria-label="Fermer la recherche" onClick={onClose} edge="end">
          <Close />
        </IconButton>
      </Stack>
      <SearchStatus {...found} />
      {found.failure && (
        <Alert
          severity="error"
          sx={{ m: 2 }}
          action={
            <Button color="inherit" size="small" onClick={found.retry}>
              Réessayer
            </Button>
          }
        >
          {found.failure}
        </Alert>
      )}
      {found.hits.length > 0 && (
        <SearchHits
          groups={groupedOptions}
          listProps={getListboxProps()}
          optionProps={getOptionProps}
        />
      )}
    </>
  );
}
