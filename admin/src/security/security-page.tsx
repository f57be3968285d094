import Card from '@mui/material/Card';
import { Title } from 'react-admin';
import { SecondStepPanel } from './second-step-panel';
import { useSecondStep } from './use-second-step';

/** How whoever is signed in proves who they are. */
export function SecurityPage() {
  const { secondStep, read } = useSecondStep();
  return (
    <>
      <Title title="Ma sécurité" />
      <Card sx={{ maxWidth: 560, mt: 2, p: { xs: 2, sm: 3 } }}>
        {secondStep && <SecondStepPanel secondStep={secondStep} onChange={read} />}
      </Card>
    </>
  );
}
