import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '@/testing/render';
import { toast } from './toast';

it('a toast is said wherever the visitor is', async () => {
  toast.error('Le paiement a échoué.');
  show(<h1>La page</h1>);
  expect(await screen.findByText('Le paiement a échoué.')).toBeDefined();
});

it('a toast of one test is not read in the next', () => {
  show(<h1>La page</h1>);
  expect(screen.queryByText('Le paiement a échoué.')).toBeNull();
});
