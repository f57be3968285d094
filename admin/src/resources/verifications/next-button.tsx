import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNextPending } from './use-next-pending';

/** Opens the submission whose turn it is. */
export function NextButton() {
  const goToNext = useNextPending();
  const [isGoing, setGoing] = useState(false);

  async function go() {
    setGoing(true);
    await goToNext();
    setGoing(false);
  }

  return (
    <Button variant="contained" disabled={isGoing} onClick={go} sx={{ m: 1, alignSelf: 'start' }}>
      Traiter la suivante
    </Button>
  );
}
