import { server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '@/testing/render';
import ConfirmNumber from './confirm-number';

const call = '/api/wallet/numbers/confirm';

it('the link that confirms a number waits for a press: programs that look at mails open it', async () => {
  server.on('post', call, null);
  const user = show(<ConfirmNumber />, { at: '/confirmer-numero?token=abc' });
  const button = await screen.findByRole('button', { name: 'Confirmer ce numéro' });
  expect(server.calls('post', call)).toHaveLength(0);
  await user.click(button);
  expect(await screen.findByText('Votre numéro est confirmé.')).toBeDefined();
  expect(server.calls('post', call)).toHaveLength(1);
});
