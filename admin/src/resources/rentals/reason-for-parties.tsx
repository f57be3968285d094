import type { ComponentProps } from 'react';
import { ReasonField } from '../../components/reason-field';

/** Why staff intervene in a rental, which both parties read. */
export function ReasonForParties(props: Omit<ComponentProps<typeof ReasonField>, 'helperText'>) {
  return (
    <ReasonField {...props} helperText="Envoyée aux deux parties et gardée dans le journal." />
  );
}
