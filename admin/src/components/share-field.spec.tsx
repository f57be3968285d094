import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../testing/render';
import { ShareField, shareOf } from './share-field';

const steps = [0, 4_500, 9_000, 13_500, 18_001];

function Shown({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <ShareField
      label="Part de la caution"
      steps={steps}
      sides={['Au propriétaire', 'Au locataire']}
      value={value}
      onChange={setValue}
    />
  );
}

const slider = () => screen.getByRole('slider', { name: 'Part de la caution' });
const typed = () => screen.getByRole<HTMLInputElement>('spinbutton');
const shown = (side: string) =>
  screen.getByText(side).parentElement?.textContent?.replace(/\s/g, ' ');

it('gives nobody anything before somebody has decided', () => {
  show(<Shown />);
  expect(shown('Au propriétaire')).toBe('Au propriétaire—');
  expect(shown('Au locataire')).toBe('Au locataire—');
  expect(slider().getAttribute('aria-valuetext')).toBe('Pas encore choisi');
});

it('goes over the parts that the server offers, with both sums', () => {
  show(<Shown first="0" />);
  fireEvent.change(slider(), { target: { value: 2 } });
  expect(typed().value).toBe('9000');
  expect(shown('Au propriétaire')).toBe('Au propriétaire9 000 FCFA');
  expect(shown('Au locataire')).toBe('Au locataire9 001 FCFA');
  fireEvent.change(slider(), { target: { value: 4 } });
  expect(shown('Au locataire')).toBe('Au locataire0 FCFA');
});

it('takes any whole sum that is typed, and shows the nearest part', () => {
  show(<Shown />);
  fireEvent.change(typed(), { target: { value: '601' } });
  expect(shown('Au propriétaire')).toBe('Au propriétaire601 FCFA');
  expect(shown('Au locataire')).toBe('Au locataire17 400 FCFA');
  expect(slider().getAttribute('aria-valuenow')).toBe('0');
  fireEvent.change(typed(), { target: { value: '8000' } });
  expect(slider().getAttribute('aria-valuenow')).toBe('2');
  fireEvent.change(typed(), { target: { value: '18002' } });
  expect(shown('Au propriétaire')).toBe('Au propriétaire—');
});

it.each([
  ['', null],
  ['12.5', null],
  ['-1', null],
  ['101', null],
  ['100', 100],
  ['0', 0],
])('reads %j as %j of 100', (value, amount) => {
  expect(shareOf(value, 100)).toBe(amount);
});
