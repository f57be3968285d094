import { UNREACHABLE } from '@loka/client';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { Button } from './button';
import { Spinner } from './spinner';
import { toast } from './toast';

export type Shown = { open: boolean; onClose: () => void };

/**
 * A dialog that is loaded once somebody reaches for it. The press that asks for it opens it when it is there; once
 * loaded it stays, with what was typed in it.
 */
export function useLateDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');

  async function open() {
    setState('loading');
    try {
      const loaded = Dialog ?? (await load());
      setDialog(() => loaded);
      setState('open');
    } catch {
      setState('closed');
      toast.error(UNREACHABLE.detail);
    }
  }

  return {
    Dialog,
    isLoading: state === 'loading',
    open: () => void open(),
    shown: { open: state === 'open', onClose: () => setState('closed') } satisfies Shown,
    /** For whoever points at the button or comes to it by keyboard. */
    ahead: () => void load().catch(() => undefined),
  };
}

export type Late = { isLoading: boolean; open: () => void; ahead: () => void };

type LateButtonProps = Omit<ComponentProps<typeof Button>, 'busy'> & { late: Late };

/** Opens such a dialog. It is not disabled meanwhile: it keeps the focus, which comes back to it. */
export function LateButton({ late, children, ...rest }: LateButtonProps) {
  return (
    <Button
      aria-haspopup="dialog"
      {...rest}
      aria-busy={late.isLoading || undefined}
      onClick={() => late.open()}
      onPointerEnter={late.ahead}
      onFocus={late.ahead}
    >
      {late.isLoading && <Spinner />}
      <span className="contents">{children}</span>
    </Button>
  );
}

type DialogButtonProps<Props extends Shown> = Omit<LateButtonProps, 'late'> & {
  load: () => Promise<ComponentType<Props>>;
  /** Of the dialog. */
  props: Omit<Props, keyof Shown>;
};

export function DialogButton<Props extends Shown>({
  load,
  props,
  ...button
}: DialogButtonProps<Props>) {
  const late = useLateDialog(load);
  const { Dialog } = late;
  return (
    <>
      <LateButton late={late} {...button} />
      {Dialog && <Dialog {...({ ...props, ...late.shown } as Props)} />}
    </>
  );
}
