import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { address, show } from '@/testing/render';
import { MoreButton } from './more-button';

/** A list of three pages. */
function List() {
  const [pages, setPages] = useState(1);
  return <MoreButton hasMore={pages < 3} onMore={() => setPages(pages + 1)} about="locations" />;
}

const button = () => screen.queryByRole('button', { name: 'Voir plus, locations' });

describe('the button for the rest of a list', () => {
  it('keeps the focus, and leaves it at the end when the last page is there', async () => {
    const user = show(<List />);
    await user.tab();
    expect(document.activeElement).toBe(button());
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(button());
    await user.keyboard('{Enter}');
    expect(button()).toBeNull();
    expect(document.activeElement?.textContent).toBe('Tout est affiché.');
  });

  it('is a link to the next page for browsers without scripts, and loads it here with them', async () => {
    let presses = 0;
    const user = show(<MoreButton hasMore onMore={() => presses++} to="/explorer?apres=x" />);
    const link = screen.getByRole('link', { name: 'Voir plus' });
    expect(link.getAttribute('href')).toBe('/explorer?apres=x');
    await user.click(link);
    expect([presses, address()]).toEqual([1, '/']);
  });

  it('says nothing of a list that one page holds', () => {
    show(<MoreButton hasMore={false} onMore={() => undefined} />);
    expect(screen.queryByText('Tout est affiché.')).toBeNull();
  });

  it('takes no second press while a page is loading', async () => {
    let presses = 0;
    const user = show(<MoreButton hasMore isLoading onMore={() => presses++} />);
    await user.click(screen.getByRole('button', { name: /Voir plus$/ }));
    expect(presses).toBe(0);
  });
});
