import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { drafts } from '@/lib/offline';
import { signIn } from '@/testing/render';
import { type IdentityDraft, useIdentityDraft } from './use-identity-draft';

const form = { kind: 'identity', subject: 'own' };
const EMPTY: IdentityDraft = { type: 'CNI', numero: '', birthDate: '', expiresOn: '' };

function Form() {
  const [typed, setTyped] = useState(EMPTY);
  const draft = useIdentityDraft(typed, setTyped);
  if (!draft.isRead) return null;
  return (
    <>
      <input
        aria-label="Numéro"
        value={typed.numero}
        onChange={({ target }) => setTyped({ ...typed, numero: target.value })}
      />
      <button type="button" onClick={draft.finish}>
        Envoyer
      </button>
    </>
  );
}

beforeEach(async () => {
  signIn();
  await drafts.dropAll();
});

async function type() {
  render(<Form />);
  await userEvent.type(await screen.findByLabelText('Numéro'), 'AB12');
}

describe('the draft of an identity', () => {
  it('has its last letter when the form is left at once', async () => {
    await type();
    cleanup();
    await waitFor(async () =>
      expect(await drafts.read(form)).toMatchObject({ body: { numero: 'AB12' } }),
    );
  });

  it('is gone once it was sent, also when the form leaves the screen', async () => {
    await type();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(async () => expect(await drafts.read(form)).toBeDefined());
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    cleanup();
    await waitFor(async () => expect(await drafts.read(form)).toBeUndefined());
  });
});
