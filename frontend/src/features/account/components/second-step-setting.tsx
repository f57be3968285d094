import { formatInstant, knowsPasskeys } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Pencil, Smartphone, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Passkey, SecondStep } from '@/api/types';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Failure } from '@/components/ui/failure';
import { IconButton } from '@/components/ui/icon-button';
import { LateButton, useLateDialog } from '@/components/ui/late-dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { useAddPasskey, useRemovePasskey } from '../api/passkeys';
import {
  type OnCodes,
  secondStepQuery,
  useRemoveApp,
  useRenewRecoveryCodes,
} from '../api/second-step';
import { PasskeyFailure } from './passkey-failure';
import { RecoveryCodesDialog } from './recovery-codes-dialog';

/* What has fields is loaded for whoever reaches for it. */
const loadNaming = async () => (await import('./passkey-name-dialog')).PasskeyNameDialog;
const loadAdding = async () => (await import('./add-app-dialog')).AddAppDialog;

/** Passkeys, the app that shows codes, and recovery codes. */
export function SecondStepSetting() {
  const query = useQuery(secondStepQuery());
  const [codes, setCodes] = useState<string[] | null>(null);
  if (query.isPending) return <Skeleton className="h-32 rounded-xl" />;
  if (query.isLoadingError) return <ErrorState error={query.error} onRetry={query.refetch} />;
  const { passkeys, app } = query.data;
  const isProtected = passkeys.length > 0 || app !== null;
  return (
    <>
      <p className="text-pretty">
        Une clé d'accès ouvre votre compte avec votre empreinte, votre visage ou le code de votre
        appareil. Dès que vous en ajoutez une, ou une application de codes, le mot de passe seul ne
        suffit plus pour se connecter.
      </p>
      <Passkeys passkeys={passkeys} onCodes={setCodes} />
      <App app={app} onCodes={setCodes} />
      {isProtected && <RecoveryCodes left={query.data.recoveryCodesLeft} onCodes={setCodes} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}

type PartProps = { title: string; children: ReactNode };

function Part({ title, children }: PartProps) {
  return (
    <div className="grid grid-cols-1 gap-3 border-sand-200 border-t pt-4">
      <h3 className="font-semibold text-ink-900">{title}</h3>
      {children}
    </div>
  );
}

type CodesProps = { onCodes: OnCodes };

function Passkeys({ passkeys, onCodes }: CodesProps & { passkeys: Passkey[] }) {
  const add = useAddPasskey((codes) => {
    // The codes say it too, and are not to be covered.
    if (!codes) toast.success("Clé d'accès ajoutée.");
    onCodes(codes);
  });
  return (
    <Part title="Clés d'accès">
      {passkeys.length > 0 && (
        <ul className="grid grid-cols-1 gap-4">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <PasskeyFailure error={add.error} message="La clé d'accès n'a pas été ajoutée." />
      {knowsPasskeys() ? (
        <Button
          variant="secondary"
          busy={add.isPending}
          onClick={() => add.mutate()}
          className="sm:justify-self-start"
        >
          Ajouter une clé d'accès
        </Button>
      ) : (
        <p className="text-ink-500 text-sm">Ce navigateur ne connaît pas les clés d'accès.</p>
      )}
    </Part>
  );
}

function PasskeyLine({ passkey }: { passkey: Passkey }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const remove = useRemovePasskey();
  const naming = useLateDialog(loadNaming);
  const { Dialog: NameDialog } = naming;
  const [isRemoving, setRemoving] = useState(false);
  return (
    <li className="grid grid-cols-[auto_1fr_auto_auto] items-center gap-x-3">
      <KeyRound size={22} aria-hidden className="text-ink-500" />
      <p className="wrap-anywhere font-semibold text-ink-900">{name}</p>
      <IconButton label={`Renommer ${name}`} onClick={naming.open} className="-mr-3">
        <Pencil size={18} aria-hidden />
      </IconButton>
      <IconButton label={`Supprimer ${name}`} onClick={() => setRemoving(true)} className="-mr-2">
        <Trash2 size={18} aria-hidden />
      </IconButton>
      <p className="col-span-3 col-start-2 text-ink-500 text-sm">
        Ajoutée le {formatInstant(createdAt)}
        <span className="block">
          {lastUsedAt
            ? `Dernière utilisation\u00a0: ${formatInstant(lastUsedAt)}`
            : 'Pas encore utilisée'}
        </span>
      </p>
      {NameDialog && naming.shown.open && (
        <NameDialog passkey={passkey} onClose={naming.shown.onClose} />
      )}
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title="Supprimer cette clé d'accès&nbsp;?"
        confirmLabel="Supprimer"
        variant="danger"
        busy={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate(id)}
      >
        <p className="text-pretty">
          «&nbsp;{name}&nbsp;» ne permettra plus de vous connecter. Pensez à la supprimer aussi dans
          les réglages de l'appareil.
        </p>
      </ConfirmDialog>
    </li>
  );
}

function App({ app, onCodes }: CodesProps & { app: SecondStep['app'] }) {
  const remove = useRemoveApp();
  const adding = useLateDialog(loadAdding);
  const { Dialog: AddDialog } = adding;
  const [isRemoving, setRemoving] = useState(false);
  return (
    <Part title="Application de codes">
      {app ? (
        <div className="flex flex-wrap items-center gap-3">
          <Smartphone size={22} aria-hidden className="shrink-0 text-ink-500" />
          <p className="flex-[1_1_8rem] text-ink-500 text-sm">
            Associée le {formatInstant(app.addedAt)}
          </p>
          <Button variant="secondary" size="sm" onClick={() => setRemoving(true)}>
            Supprimer
          </Button>
        </div>
      ) : (
        <>
          <p className="text-pretty text-ink-500 text-sm">
            Une application comme Google Authenticator ou Aegis affiche un code à 6 chiffres, même
            sans réseau.
          </p>
          <LateButton late={adding} variant="secondary" className="sm:justify-self-start">
            Associer une application
          </LateButton>
        </>
      )}
      {AddDialog && adding.shown.open && (
        <AddDialog
          onClose={adding.shown.onClose}
          onAdded={(codes) => {
            adding.shown.onClose();
            if (!codes) toast.success('Application associée.');
            onCodes(codes);
          }}
        />
      )}
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title="Supprimer l'application de codes&nbsp;?"
        confirmLabel="Supprimer"
        variant="danger"
        busy={remove.isPending}
        error={remove.error}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => {
              setRemoving(false);
              toast.success('Application supprimée.');
            },
          })
        }
      >
        <p>Ses codes ne permettront plus de vous connecter.</p>
      </ConfirmDialog>
    </Part>
  );
}

function RecoveryCodes({ left, onCodes }: CodesProps & { left: number }) {
  const renew = useRenewRecoveryCodes(onCodes);
  return (
    <Part title="Codes de secours">
      <p className="text-pretty text-ink-500 text-sm">
        {leftInWords(left)} Ils servent si vous perdez vos appareils, une fois chacun.
      </p>
      {renew.error && <Failure message="Une erreur est survenue." error={renew.error} />}
      <Button
        variant="secondary"
        busy={renew.isPending}
        onClick={() => renew.mutate()}
        className="sm:justify-self-start"
      >
        Créer de nouveaux codes
      </Button>
    </Part>
  );
}

function leftInWords(left: number): string {
  if (left === 0) return 'Il ne vous en reste aucun.';
  return left === 1 ? 'Il vous en reste un.' : `Il vous en reste ${left}.`;
}
