import { refusal, server } from '@loka/client/testing';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show, signIn } from '@/testing/render';
import ReportDialog from './report-dialog';

const close = vi.fn();
const dialog = <ReportDialog kind="rental" subjectId="a" onClose={close} />;

describe('a report', () => {
  it('without a reason is not sent: the first reason has the focus', async () => {
    signIn();
    const user = show(dialog);
    await user.click(screen.getByRole('button', { name: "Demander de l'aide" }));
    expect(screen.getByRole('alert').textContent).toBe('Choisissez le motif le plus proche.');
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  });

  it('whose words are too few says so at them alone', async () => {
    signIn();
    const errors = [{ path: 'words', message: 'Expliquez le problème.' }];
    server.on('post', '/api/reports', refusal(400, 'invalid-request', { errors }));
    const user = show(dialog);
    await user.click(screen.getByRole('radio', { name: 'Autre' }));
    await user.click(screen.getByRole('button', { name: "Demander de l'aide" }));
    expect(await screen.findAllByText('Expliquez le problème.')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    localStorage.clear();
  });

  it('that was closed by mistake is there again, until it is sent', async () => {
    signIn();
    server.on('post', '/api/reports', { id: '0a000000-0000-4000-8000-000000000001' });
    const user = show(dialog);
    await user.click(screen.getByRole('radio', { name: 'Autre' }));
    await user.type(screen.getByRole('textbox'), 'La clé est perdue.');
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(close).toHaveBeenCalledTimes(1);

    cleanup();
    const again = show(dialog);
    expect(screen.getByRole('radio', { name: 'Autre' })).toHaveProperty('checked', true);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'La clé est perdue.');
    await again.click(screen.getByRole('button', { name: "Demander de l'aide" }));
    await screen.findByText(/^Merci\./);
    expect(server.calls('post', '/api/reports').map(({ body }) => body)).toEqual([
      { kind: 'rental', subjectId: 'a', reason: 'other', words: 'La clé est perdue.' },
    ]);
    expect(Object.keys(localStorage).filter((key) => key.includes('report'))).toEqual([]);
  });
});
