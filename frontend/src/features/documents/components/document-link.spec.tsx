import { page, refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { show, signIn } from '@/testing/render';
import { documents } from '../api/save-document';
import { DocumentLink } from './document-link';

const path = '/api/wallet/transactions/{id}/receipt';

const showReceipt = () =>
  show(
    <DocumentLink read={() => documents.receiptOfLine('line')} about="Caution rendue">
      Reçu
    </DocumentLink>,
  );

beforeEach(() => signIn());

describe('the link of a document', () => {
  it('says what the document is about, and reads it with the access token', async () => {
    server.on('get', path, page([]));
    const user = showReceipt();
    await user.click(screen.getByRole('button', { name: 'Reçu Caution rendue (PDF)' }));
    await expect.poll(() => server.calls('get', path)).toHaveLength(1);
    expect(server.calls('get', path)[0]?.headers.authorization).toBe('Bearer access-token');
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false));
    expect(screen.queryByText(/n'a pas pu|impossible/)).toBeNull();
  });

  it('says why there is no document', async () => {
    server.on('get', path, refusal(404, 'transaction-not-found'));
    const user = showReceipt();
    await user.click(screen.getByRole('button', { name: /Reçu/ }));
    expect(await screen.findByText('Opération non trouvée.')).toBeDefined();
  });
});
