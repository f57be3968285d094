import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Failure } from '@/components/ui/failure';
import { QrCode } from '@/components/ui/qr-code';
import { Spinner } from '@/components/ui/spinner';
import { useFieldErrors } from '@/lib/form-errors';
import { type OnCodes, useBeginApp, useConfirmApp } from '../api/second-step';
import { RULES } from '../validation';
import { CodeField } from './code-field';

type AddAppDialogProps = { onClose: () => void; onAdded: OnCodes };

/** Shows a secret to an app, and asks for its first code. */
export function AddAppDialog({ onClose, onAdded }: AddAppDialogProps) {
  const { mutate: begin, data, error } = useBeginApp();
  useEffect(() => begin(), [begin]);
  return (
    <Dialog open onOpenChange={onClose} title="Associer une application">
      {error && <Failure message="L'application n'a pas été associée." error={error} />}
      {!data && !error && <Spinner label="Préparation du code..." />}
      {data && <FirstCode {...data} onAdded={onAdded} />}
    </Dialog>
  );
}

const AT_CODE = { 'code-wrong': 'code' } as const;

type FirstCodeProps = { secret: string; uri: string; onAdded: OnCodes };

function FirstCode({ secret, uri, onAdded }: FirstCodeProps) {
  const form = useForm({ defaultValues: { code: '' } });
  const confirm = useConfirmApp(onAdded);
  const failure = useFieldErrors(form, confirm.error, AT_CODE);
  const submit = form.handleSubmit(({ code }) => confirm.mutate(code));
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <p className="text-pretty">
        Scannez ce code avec votre application, puis saisissez les 6 chiffres qu'elle affiche.
      </p>
      <div className="grid justify-items-center">
        <QrCode text={uri} label="Code à scanner avec votre application" />
      </div>
      <p className="text-pretty text-ink-500 text-sm">
        L'application est sur ce téléphone&nbsp;?{' '}
        <a href={uri} className="font-semibold text-lagoon-700 underline underline-offset-4">
          Ouvrez-la
        </a>
        , ou copiez-y cette clé&nbsp;:{' '}
        <code className="wrap-anywhere select-all font-mono text-ink-900">{secret}</code>
      </p>
      <CodeField
        error={form.formState.errors.code?.message}
        {...form.register('code', RULES.code)}
      />
      {failure && <Failure message="L'application n'a pas été associée." error={failure} />}
      <Button type="submit" size="lg" block busy={confirm.isPending}>
        Associer
      </Button>
    </form>
  );
}
