import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from './button';

it('becomes busy also where the browser has translated its text', () => {
  const { rerender } = render(<Button>Payer</Button>);
  const text = document
    .createTreeWalker(screen.getByRole('button'), NodeFilter.SHOW_TEXT)
    .nextNode();
  const font = document.createElement('font');
  (text as Text).replaceWith(font);
  font.append(text as Text);
  rerender(<Button busy>Payer</Button>);
  expect(screen.getByRole('button').querySelector('svg')).not.toBeNull();
  expect(screen.getByRole('button').textContent).toBe('Payer');
});
