import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { visuallyHidden } from '../lib/visually-hidden';
import { SearchDialog } from './search-dialog';

/** The search of the console, from its bar or by a key: `/`, or Ctrl+K also while something is typed. */
export function SearchLauncher() {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!opensSearch(event)) return;
      // Of the browser: its own search.
      event.preventDefault();
      setOpen(true);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  return (
    <>
      <Button
        color="inherit"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{
          minWidth: 40,
          flexShrink: 0,
          gap: 1,
          color: 'text.secondary',
          border: { md: 1 },
          borderColor: { md: 'divider' },
        }}
      >
        <Search fontSize="small" />
        <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden })}>
          Rechercher
        </Box>
        <Box
          component="kbd"
          aria-hidden
          sx={{ display: { xs: 'none', md: 'inline' }, font: 'inherit' }}
        >
          Ctrl&nbsp;K
        </Box>
      </Button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Neither in the middle of a text, nor over a question that waits for its answer. */
function opensSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const at = target instanceof HTMLElement ? target : null;
  if (at?.closest('[role="dialog"]')) return false;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  const isTyping = at?.isContentEditable || at?.closest('input, textarea, select');
  return key === '/' && !ctrlKey && !metaKey && !isTyping;
}
