import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { laterPart } from './later-part';

const pressed = vi.fn();

function Hello({ name }: { name: string }) {
  return (
    <section>
      <p>Bonjour {name}</p>
      <details>
        <summary>Plus</summary>
      </details>
      <button type="button" onClick={pressed}>
        Saluer
      </button>
    </section>
  );
}

const served =
  '<div class="contents"><section><p>Bonjour Awa</p><details><summary>Plus</summary></details>' +
  '<button type="button">Saluer</button></section></div>';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  pressed.mockReset();
});

function open(load: () => Promise<typeof Hello>) {
  const Part = laterPart(load);
  const into = document.createElement('div');
  into.innerHTML = served;
  document.body.append(into);
  const onRecoverableError = vi.fn();
  act(() => {
    root = hydrateRoot(into, <Part name="Awa" />, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  return { show: (name: string) => act(() => root?.render(<Part name={name} />)) };
}

describe('a part of a served page that is loaded later', () => {
  it('stays as it was served until it is used', () => {
    const load = vi.fn(async () => Hello);
    open(load);
    expect(screen.getByText('Bonjour Awa')).toBeDefined();
    expect(load).not.toHaveBeenCalled();
  });

  it('makes the press that it was loaded by, and stays open and focused as it was', async () => {
    open(async () => Hello);
    const details = document.querySelector('details');
    if (details) details.open = true;
    await userEvent.click(screen.getByRole('button', { name: 'Saluer' }));
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
    expect(document.querySelector('details')?.open).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Saluer' }));
  });

  it('is not replaced under a finger, whose press would be lost', async () => {
    let arrive: (part: typeof Hello) => void = () => {};
    open(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    const line = screen.getByText('Plus');
    fireEvent.pointerDown(line);
    await act(async () => arrive(Hello));
    expect(screen.getByText('Plus')).toBe(line);
    fireEvent.pointerUp(line);
    fireEvent.click(line);
    await waitFor(() => expect(screen.getByText('Plus')).not.toBe(line));
    expect(document.querySelector('details')?.open).toBe(true);
  });

  it('is replaced after a press that becomes none', async () => {
    open(async () => Hello);
    const line = screen.getByText('Plus');
    fireEvent.pointerDown(line);
    fireEvent.pointerCancel(line);
    await waitFor(() => expect(screen.getByText('Plus')).not.toBe(line));
  });

  it('shows something else at once', async () => {
    const page = open(async () => Hello);
    page.show('Marc');
    expect(await screen.findByText('Bonjour Marc')).toBeDefined();
  });

  it('that cannot be loaded stays, and another use tries again', async () => {
    const load = vi.fn(() => Promise.resolve(Hello));
    load.mockRejectedValueOnce(new Error('no network'));
    open(load);
    const press = () => userEvent.click(screen.getByText('Bonjour Awa'));
    await press();
    expect(screen.getByText('Bonjour Awa')).toBeDefined();
    await press();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  });
});
