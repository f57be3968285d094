import type { ComponentProps, ComponentType } from 'react';
import type { Button } from '@/components/ui/button';
import { LateButton, type Shown, useLateDialog } from '@/components/ui/late-dialog';

type ActionButtonProps<Props extends Shown> = Pick<
  ComponentProps<typeof Button>,
  'variant' | 'children'
> & {
  /** Whether the action can be taken now. */
  isOffered: boolean;
  load: () => Promise<ComponentType<Props>>;
  /** Of the dialog. */
  props: Omit<Props, keyof Shown>;
};

/** Opens the dialog of an action for as long as that is offered. */
export function ActionButton<Props extends Shown>(all: ActionButtonProps<Props>) {
  const { isOffered, load, props, ...button } = all;
  const late = useLateDialog(load);
  const { Dialog, shown } = late;
  // What is typed, or the reason of a refusal, stays while the dialog is open, whatever the rental has become.
  if (!isOffered && !shown.open) return null;
  return (
    <>
      {isOffered && <LateButton {...button} late={late} />}
      {Dialog && <Dialog {...({ ...props, ...shown } as Props)} />}
    </>
  );
}
