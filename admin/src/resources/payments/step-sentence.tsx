import Box from '@mui/material/Box';
import { type Step, stepInWords } from './step-words';

/** What led to a step, and the gateway's own words for whoever speaks to its support. */
export function StepSentence(step: Step) {
  const { sentence, answer } = stepInWords(step);
  return (
    <>
      {sentence}
      {answer && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.75rem', overflowWrap: 'anywhere' }}>
          Réponse reçue : <span lang="en">{answer}</span>
        </Box>
      )}
    </>
  );
}
