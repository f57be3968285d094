import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../testing/render';
import { Dotted } from './dotted';

it('a dot stands before each fact that there is, and in no text that could wrap after it', () => {
  show(
    <p data-testid="row">
      <Dotted>
        {'10 – 13 déc.'}
        {null}
        {''}
        <b>35 000 FCFA</b>
      </Dotted>
    </p>,
  );
  const [row] = screen.getByTestId('row').children;
  expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '10 – 13 déc.',
    '35 000 FCFA',
  ]);
});
