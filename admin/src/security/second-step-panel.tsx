import { formatDatedInstant, knowsPasskeys, messageOf } from '@loka/client';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import {
  addPasskey,
  beginApp,
  confirmApp,
  removeApp,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
} from '../api/second-step';
import type { SecondStep } from '../api/types';
import { AddAppDialog } from './add-app-dialog';
import { OwnStep } from './own-step';
import { RecoveryCodesDialog } from './recovery-codes-dialog';

/** The passkeys, the app and the recovery codes of whoever is signed in. */
export function SecondStepPanel({
  secondStep,
  onChange,
}: {
  secondStep: SecondStep;
  onChange: () => Promise<unknown>;
}) {
  const { passkeys, app, recoveryCodesLeft } = secondStep;
  const [isBusy, setBusy] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [secret, setSecret] = useState<{ secret: string; uri: string } | null>(null);
  const notify = useNotify();

  async function run(act: () => Promise<unknown>) {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
  }

  /** Codes are shown first: what comes after may be another page. */
  async function added(recoveryCodes: string[] | null) {
    setSecret(null);
    if (recoveryCodes) setCodes(recoveryCodes);
    else await onChange();
  }

  const add = () => run(async () => added((await addPasskey()).recoveryCodes));
  const begin = () => run(async () => setSecret(await beginApp()));
  const confirm = (code: string) => run(async () => added((await confirmApp(code)).recoveryCodes));
  const renew = () => run(async () => setCodes((await renewRecoveryCodes()).recoveryCodes));
  const change = (act: () => Promise<unknown>) =>
    run(async () => {
      await act();
      await onChange();
    });

  return (
    <Stack spacing={2.5}>
      <Part title="Clés d'accès">
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <OwnStep
            key={id}
            name={name}
            detail={`Ajoutée le ${formatDatedInstant(createdAt)}, ${lastUsedAt ? `utilisée le ${formatDatedInstant(lastUsedAt)}` : 'pas encore utilisée'}`}
            consequence="Elle ne permettra plus de vous connecter. Pensez à la supprimer aussi dans les réglages de l'appareil."
            disabled={isBusy}
            onRename={(given) => change(() => renamePasskey(id, given))}
            onRemove={() => change(() => removePasskey(id))}
          />
        ))}
        {knowsPasskeys() ? (
          <Button variant="outlined" disabled={isBusy} onClick={add}>
            Ajouter une clé d'accès
          </Button>
        ) : (
          <Typography color="textSecondary">
            Ce navigateur ne connaît pas les clés d'accès.
          </Typography>
        )}
      </Part>
      <Part title="Application de codes">
        {app ? (
          <OwnStep
            name="Application de codes"
            detail={`Associée le ${formatDatedInstant(app.addedAt)}`}
            consequence="Ses codes ne permettront plus de vous connecter."
            disabled={isBusy}
            onRemove={() => change(removeApp)}
          />
        ) : (
          <Button variant="outlined" disabled={isBusy} onClick={begin}>
            Associer une application
          </Button>
        )}
      </Part>
      {(app || passkeys.length > 0) && (
        <Part title="Codes de secours">
          <Typography color="textSecondary">Codes restants&nbsp;: {recoveryCodesLeft}</Typography>
          <Button variant="outlined" disabled={isBusy} onClick={renew}>
            Créer de nouveaux codes
          </Button>
        </Part>
      )}
      {secret && (
        <AddAppDialog {...secret} busy={isBusy} onCode={confirm} onClose={() => setSecret(null)} />
      )}
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onKept={() => {
            setCodes(null);
            void onChange();
          }}
        />
      )}
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
