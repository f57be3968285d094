import { operators, refusal, server } from '@loka/client/testing';
import { useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '@/testing/render';
import { operatorsQuery } from '../api/get-operators';
import type { Phone } from '../phone';
import { PhoneFields } from './phone-fields';

const path = '/api/payment/operators';

function Till() {
  const [phone, setPhone] = useState<Phone>({ phoneNumber: '' });
  const client = useQueryClient();
  const [failed, setFailed] = useState(false);
  const readAgain = () =>
    void client
      .refetchQueries({ queryKey: operatorsQuery.queryKey }, { throwOnError: true })
      .catch(() => setFailed(true));
  return (
    <>
      <PhoneFields legend="Opérateur" value={phone} onChange={setPhone} />
      <button type="button" onClick={readAgain}>
        Relire
      </button>
      {failed && <p>Échec</p>}
    </>
  );
}

it('a number that is being typed stays when the operators cannot be read again', async () => {
  server.on('get', path, operators);
  const user = show(<Till />);
  await user.type(await screen.findByLabelText(/^Numéro/), '077');
  server.on('get', path, refusal(429, 'too-many-requests'));
  await user.click(screen.getByRole('button', { name: 'Relire' }));
  await screen.findByText('Échec');
  expect(screen.getByDisplayValue('077')).toBeDefined();
});

it('says that there are no operators to choose from when they were never read', async () => {
  server.on('get', path, refusal(429, 'too-many-requests'));
  show(<Till />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined();
  expect(screen.queryByLabelText(/^Numéro/)).toBeNull();
});
