import { ShownError } from '@loka/client';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/render';
import { useReasonedAction } from './use-reasoned-action';

function Action({ call }: { call: (reason: string) => Promise<unknown> }) {
  const { ask, dialog } = useReasonedAction({
    title: 'Masquer cet objet',
    hint: 'Il disparaît du site.',
    reasons: ['Objet interdit', 'Photo trompeuse'],
    limits: { minLength: 3, maxLength: 500 },
    confirmLabel: 'Masquer',
    color: 'error',
    success: 'Objet masqué.',
    call,
  });
  return (
    <>
      <button type="button" onClick={ask}>
        Agir
      </button>
      {dialog}
    </>
  );
}

it('keeps what was typed when the call fails, and says why', async () => {
  const call = vi
    .fn<(reason: string) => Promise<unknown>>()
    .mockRejectedValueOnce(new ShownError('La connexion a été coupée.'))
    .mockResolvedValue({});
  const user = show(<Action call={call} />);
  await user.click(screen.getByRole('button', { name: 'Agir' }));
  await user.click(screen.getByRole('radio', { name: 'Autre raison' }));
  await user.type(screen.getByLabelText(/Votre raison/), 'Une longue raison');
  await user.click(screen.getByRole('button', { name: 'Masquer' }));
  expect((await screen.findByRole('alert')).textContent).toBe('La connexion a été coupée.');
  expect(screen.getByDisplayValue('Une longue raison')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Masquer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call.mock.calls).toEqual([['Une longue raison'], ['Une longue raison']]);
});

it('is chosen by number, from the first reason that has the focus', async () => {
  const call = vi.fn(async () => ({}));
  const user = show(<Action call={call} />);
  await user.click(screen.getByRole('button', { name: 'Agir' }));
  const first = screen.getByRole('radio', { name: 'Objet interdit' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.keyboard('2{Enter}');
  await waitFor(() => expect(call.mock.calls).toEqual([['Photo trompeuse']]));
});

it('takes numbers as text where a reason is typed', async () => {
  const user = show(<Action call={vi.fn()} />);
  await user.click(screen.getByRole('button', { name: 'Agir' }));
  await user.click(screen.getByRole('radio', { name: 'Objet interdit' }));
  await user.keyboard('3');
  await user.type(screen.getByLabelText(/Votre raison/), '12');
  expect(screen.getByDisplayValue('12')).toBeDefined();
});
