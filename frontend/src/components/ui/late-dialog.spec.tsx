import { UNREACHABLE } from '@loka/client';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '@/testing/render';
import { Dialog } from './dialog';
import { DialogButton, type Shown } from './late-dialog';

function Hello({ name, open, onClose }: Shown & { name: string }) {
  return (
    <Dialog open={open} onOpenChange={onClose} title={`Bonjour ${name}`}>
      <input aria-label="Mot" />
    </Dialog>
  );
}

describe('a dialog that is loaded when it is used', () => {
  it('opens by the press that asked for it, which shows that it is under way', async () => {
    let arrive = () => {};
    const loaded = new Promise<typeof Hello>((resolve) => {
      arrive = () => resolve(Hello);
    });
    const user = show(
      <DialogButton load={() => loaded} props={{ name: 'Awa' }}>
        Ouvrir
      </DialogButton>,
    );
    const button = screen.getByRole('button', { name: 'Ouvrir' });
    await user.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    // It keeps the focus, so that the dialog can give it back.
    expect(document.activeElement).toBe(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    arrive();
    expect(await screen.findByRole('dialog', { name: 'Bonjour Awa' })).toBeDefined();
    expect(button.getAttribute('aria-busy')).toBeNull();
  });

  it('is loaded ahead for whoever points at its button, and says nothing when that fails', async () => {
    const load = vi.fn(() => Promise.reject(new Error('no network')));
    const user = show(
      <DialogButton load={load} props={{}}>
        Ouvrir
      </DialogButton>,
    );
    await user.hover(screen.getByRole('button', { name: 'Ouvrir' }));
    await waitFor(() => expect(load).toHaveBeenCalled());
    expect(screen.queryByText(UNREACHABLE.detail)).toBeNull();
  });

  it('that cannot be loaded says so, and another press tries again', async () => {
    let isThere = false;
    const load = () => (isThere ? Promise.resolve(Hello) : Promise.reject(new Error('no network')));
    const user = show(
      <DialogButton load={load} props={{ name: 'Awa' }}>
        Ouvrir
      </DialogButton>,
    );
    const button = screen.getByRole('button', { name: 'Ouvrir' });
    await user.click(button);
    expect(await screen.findByText(UNREACHABLE.detail)).toBeDefined();
    expect(button.getAttribute('aria-busy')).toBeNull();
    isThere = true;
    await user.click(button);
    expect(await screen.findByRole('dialog')).toBeDefined();
  });
});
