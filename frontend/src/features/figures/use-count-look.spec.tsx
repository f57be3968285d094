import { today } from '@loka/client';
import { refusal, server } from '@loka/client/testing';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '@/testing/render';
import { useCountCheckout, useCountView } from './use-count-look';

const [drill, tent] = [
  '0a000000-0000-4000-8000-00000000000a',
  '0a000000-0000-4000-8000-00000000000b',
];
const path = '/api/items/{id}/views';

function Shown({ id }: { id: string }) {
  useCountView(id);
  return null;
}

function Bill({ id }: { id: string | undefined }) {
  useCountCheckout(id);
  return null;
}

const kept = () => localStorage.getItem('loka.views') ?? '';

describe('a page of an object', () => {
  it('is said to be shown once a day, however often it is reloaded', async () => {
    server.on('post', path, null);
    show(<Shown id={drill} />);
    await waitFor(() => expect(kept()).toContain(drill));
    show(<Shown id={drill} />);
    show(<Shown id={tent} />);
    await waitFor(() => expect(kept()).toContain(tent));
    expect(server.calls('post', path).map((call) => call.path)).toEqual([
      `/api/items/${drill}/views`,
      `/api/items/${tent}/views`,
    ]);
  });

  it('is said to be shown again on another day, of which alone is kept what was looked at', async () => {
    localStorage.setItem('loka.views', JSON.stringify({ day: '2026-01-01', ids: [drill, tent] }));
    server.on('post', path, null);
    show(<Shown id={drill} />);
    await waitFor(() => expect(kept()).toBe(JSON.stringify({ day: today(), ids: [drill] })));
  });

  it('is said to be shown next time when nobody heard it', async () => {
    server.on('post', path, refusal(500, 'internal-error'));
    show(<Shown id={drill} />);
    await waitFor(() => expect(server.calls('post', path)).toHaveLength(1));
    server.on('post', path, null);
    show(<Shown id={drill} />);
    await waitFor(() => expect(kept()).toContain(drill));
    expect(server.calls('post', path)).toHaveLength(2);
  });
});

describe('the bill of an object', () => {
  const billPath = '/api/items/{id}/checkouts';

  it('is said to be shown once a day, apart from its page, and not before there is one', async () => {
    server.on('post', billPath, null);
    show(<Bill id={undefined} />);
    show(<Bill id={drill} />);
    await waitFor(() => expect(localStorage.getItem('loka.checkouts')).toContain(drill));
    show(<Bill id={drill} />);
    expect(server.calls('post', billPath).map((call) => call.path)).toEqual([
      `/api/items/${drill}/checkouts`,
    ]);
    expect(kept()).not.toContain(drill);
  });
});
