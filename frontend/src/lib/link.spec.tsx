import { fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { show } from '@/testing/render';
import { Link, type LinkProps } from './link';

/** Whether the browser was left to do what it does by itself. */
let wasLeft = false;
beforeEach(() => {
  wasLeft = false;
});

function showLink(link: Partial<LinkProps> = {}) {
  return show(
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what reaches the browser.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <div
      onClick={(event) => {
        wasLeft = !event.defaultPrevented;
        event.preventDefault();
      }}
    >
      <Link to="/faq" {...link}>
        Aide
      </Link>
      <Where />
    </div>,
    { at: '/explorer?q=tente' },
  );
}

function Where() {
  const { pathname, search, state } = useLocation();
  return (
    <output data-testid="where">
      {JSON.stringify([useNavigationType(), pathname + search, state])}
    </output>
  );
}

const link = () => screen.getByRole('link', { name: 'Aide' });
const where = () => JSON.parse(screen.getByTestId('where').textContent ?? '');

describe('a link within the site', () => {
  it('is a link with an address, and shows the page without loading the site again', async () => {
    const user = showLink({ state: { from: 'here' } });
    expect(link().getAttribute('href')).toBe('/faq');
    await user.click(link());
    expect(where()).toEqual(['PUSH', '/faq', { from: 'here' }]);
    expect(wasLeft).toBe(false);
  });

  it('follows a relative address and one in parts', () => {
    showLink({ to: { pathname: '/objet/1', search: '?from=2026-12-01', hash: '#demande' } });
    expect(link().getAttribute('href')).toBe('/objet/1?from=2026-12-01#demande');
  });

  it('to what is shown already makes no second step of the history', async () => {
    const user = showLink({ to: '/explorer?q=tente' });
    await user.click(link());
    expect(where()).toEqual(['REPLACE', '/explorer?q=tente', null]);
  });

  it('adds a step when it is told so', async () => {
    const user = showLink({ to: '/explorer?q=tente', replace: false });
    await user.click(link());
    expect(where()).toEqual(['PUSH', '/explorer?q=tente', null]);
  });

  it('takes the place of the page when it is told so', async () => {
    const user = showLink({ replace: true });
    await user.click(link());
    expect(where()).toEqual(['REPLACE', '/faq', null]);
  });

  it('is pressed by the keyboard', async () => {
    const user = showLink();
    link().focus();
    await user.keyboard('{Enter}');
    expect(where()).toEqual(['PUSH', '/faq', null]);
  });
});

describe('leaves to the browser', () => {
  it.each([
    ['a press with Ctrl', { ctrlKey: true }],
    ['a press with Cmd', { metaKey: true }],
    ['a press with Shift', { shiftKey: true }],
    ['a press with Alt', { altKey: true }],
    ['another button of the mouse', { button: 1 }],
  ])('%s', (_, press) => {
    showLink();
    fireEvent.click(link(), press);
    expect(wasLeft).toBe(true);
    expect(where()).toEqual(['POP', '/explorer?q=tente', null]);
  });

  it('what opens elsewhere, and not what opens here', () => {
    showLink({ target: '_blank' });
    fireEvent.click(link());
    expect([wasLeft, where()[0]]).toEqual([true, 'POP']);
  });

  it('nothing that opens here by name', () => {
    showLink({ target: '_self' });
    fireEvent.click(link());
    expect([wasLeft, where()[0]]).toEqual([false, 'PUSH']);
  });
});

it('calls what listens to it first, which can hold it back', () => {
  showLink({ onClick: (event) => event.preventDefault() });
  fireEvent.click(link());
  expect(where()[0]).toBe('POP');
});

it('does what it is told instead of showing its address, which it keeps for browsers without scripts', async () => {
  let presses = 0;
  const user = showLink({ onFollow: () => presses++ });
  expect(link().getAttribute('href')).toBe('/faq');
  await user.click(link());
  expect([presses, where()[0], wasLeft]).toEqual([1, 'POP', false]);
  fireEvent.click(link(), { ctrlKey: true });
  expect([presses, wasLeft]).toEqual([1, true]);
});
