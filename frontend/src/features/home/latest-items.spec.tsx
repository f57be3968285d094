import { anItem, page, refusal, server } from '@loka/client/testing';
import { useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '@/testing/render';
import { LatestItems } from './latest-items';

/** Says when all that the page shows was asked for again. */
function ReadAgain() {
  const client = useQueryClient();
  const [isDone, setDone] = useState(false);
  const read = () => client.refetchQueries().then(() => setDone(true));
  return (
    <button type="button" onClick={read}>
      {isDone ? 'Was read' : 'Read again'}
    </button>
  );
}

it('keeps its objects when they cannot be read again', async () => {
  server.on('get', '/items', page([anItem({ title: 'Tente de camping' })]));
  const user = show(
    <>
      <LatestItems />
      <ReadAgain />
    </>,
  );
  await screen.findByRole('link', { name: 'Tente de camping' });
  server.on('get', '/items', refusal(429, 'too-many-requests'));
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  await screen.findByRole('button', { name: 'Was read' });
  expect(server.calls('get', '/items')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Tente de camping' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says why they cannot be read where it has none', async () => {
  server.on('get', '/items', refusal(429, 'too-many-requests'));
  show(<LatestItems />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined();
});
