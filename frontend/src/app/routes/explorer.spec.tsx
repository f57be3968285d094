import { anItem, page, refusal, server } from '@loka/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, show } from '@/testing/render';
import Explorer from './explorer';

beforeEach(() => {
  server.on('get', '/items', page([anItem()], { total: 1 }));
  server.on('get', '/api/items/facets', {
    categories: [{ id: 'bricolage', count: 3 }],
    locations: [
      { name: 'Akébé, Libreville', count: 5 },
      { name: 'Glass, Libreville', count: 4 },
      { name: 'Louis, Libreville', count: 2 },
      { name: 'Port-Gentil', count: 1 },
    ],
    price: { min: 1_000, max: 90_000 },
  });
  server.on('get', '/api/items/location-counts', { locations: [] });
  server.on('get', '/api/items/looser', []);
});

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Retour
    </button>
  );
}

/** The explorer with its filters open, as on a phone after one touch. */
async function open(at = '/explorer') {
  const user = show(
    <>
      <Explorer />
      <Back />
    </>,
    { at },
  );
  if (!screen.queryByRole('slider', { name: 'Prix minimum' })) {
    await user.click(screen.getByRole('button', { name: /^Filtres/ }));
  }
  await screen.findByRole('checkbox', { name: /^Port.Gentil/ });
  const quartiers = screen.getByRole('button', { name: 'Quartiers et carte de Libreville' });
  if (quartiers.getAttribute('aria-expanded') === 'false') await user.click(quartiers);
  return user;
}

const handle = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const prices = () => ['Prix minimum', 'Prix maximum'].map((name) => handle(name).valueAsNumber);
function move(name: string, to: number) {
  fireEvent.input(handle(name), { target: { value: String(to) } });
}
/** As the browser tells that a handle was let go. */
function letGo(name: string) {
  fireEvent(handle(name), new Event('change'));
}
const lastSearch = () => server.calls('get', '/items').at(-1)?.query;

describe('what is near', () => {
  const place = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Près de' });

  it('comes first, from a place that the device remembers', async () => {
    const user = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Plus proches');
    await waitFor(() => expect(lastSearch()?.get('near')).toBe('Libreville'));
    await user.selectOptions(await place(), 'Glass');
    await waitFor(() => expect(lastSearch()?.get('near')).toBe('Glass, Libreville'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Mieux notés');
    await waitFor(() => expect(lastSearch()?.get('sort')).toBe('rating'));
    expect(address()).toBe('/explorer?sort=rating');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Plus proches');
    expect((await place()).value).toBe('Glass, Libreville');
  });

  it('says nothing without the place', async () => {
    await open('/explorer?sort=near');
    await waitFor(() => expect(lastSearch()?.get('sort')).toBe('recent'));
  });

  it('may be of a place without objects', async () => {
    await open('/explorer?sort=near&near=Owendo%2C+Libreville');
    expect((await place()).value).toBe('Owendo, Libreville');
  });
});

describe('the number of pieces', () => {
  it('is one unless more are asked for, and tries are one step back', async () => {
    const user = await open();
    const more = screen.getByRole('button', { name: 'Une de plus' });
    await user.click(more);
    await user.click(more);
    await waitFor(() => expect(lastSearch()?.get('pieces')).toBe('3'));
    await user.click(screen.getByRole('button', { name: 'Retour', hidden: true }));
    await waitFor(() => expect(address()).toBe('/explorer'));
  });

  it('is not searched while it is out of bounds', async () => {
    const user = await open('/explorer?pieces=2');
    const field = screen.getByRole('textbox', { name: 'Pièces du même objet' });
    await user.clear(field);
    screen.getByText(/^De 1 à/);
    expect(address()).toBe('/explorer?pieces=2');
    await user.type(field, '40');
    await waitFor(() => expect(lastSearch()?.get('pieces')).toBe('40'));
  });
});

describe('the price filter', () => {
  it('searches when a handle is let go', async () => {
    await open();
    move('Prix minimum', 500);
    letGo('Prix minimum');
    await waitFor(() => expect(lastSearch()?.get('minPrice')).toBe('500'));
    expect(address()).toBe('/explorer?minPrice=500');
  });

  it('never lets its handles cross', async () => {
    await open('/explorer?minPrice=2000&maxPrice=3500');
    move('Prix minimum', 6_000);
    expect(prices()).toEqual([3_500, 3_500]);
    move('Prix maximum', 0);
    expect(prices()).toEqual([3_500, 3_500]);
    letGo('Prix maximum');
    await waitFor(() => expect(address()).toBe('/explorer?minPrice=3500&maxPrice=3500'));
  });

  it('restricts nothing at its upper end', async () => {
    await open('/explorer?maxPrice=99500');
    move('Prix maximum', 100_000);
    letGo('Prix maximum');
    await waitFor(() => expect(address()).toBe('/explorer'));
    expect(screen.getByText(/et plus$/)).toBeDefined();
  });
});

describe('the places', () => {
  it('are any of those that are ticked', async () => {
    const user = await open();
    await user.click(screen.getByRole('checkbox', { name: /^Louis/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Glass/ }));
    await waitFor(() =>
      expect(lastSearch()?.getAll('location')).toEqual(['Louis, Libreville', 'Glass, Libreville']),
    );
    expect(screen.getByRole('button', { name: 'Filtres (2)' })).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: /^Louis/ }));
    await waitFor(() => expect(lastSearch()?.getAll('location')).toEqual(['Glass, Libreville']));
  });

  it('have the numbers of what is looked for, and none while these are not known', async () => {
    server.on('get', '/api/items/location-counts', {
      locations: [{ name: 'Glass, Libreville', count: 3 }],
    });
    const user = await open();
    const numbers = () =>
      screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    const all = ['Libreville (11)', 'Akébé (5)', 'Glass (4)', 'Louis (2)', 'Port\u2011Gentil (1)'];
    expect(numbers()).toEqual(all);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Catégorie' }), 'bricolage');
    const less = ['Libreville (3)', 'Akébé (0)', 'Glass (3)', 'Louis (0)', 'Port\u2011Gentil (0)'];
    await waitFor(() => expect(numbers()).toEqual(less));
    const [call] = server.calls('get', '/api/items/location-counts');
    expect(String(call?.query)).toBe('category=bricolage');

    // A place that is ticked changes no number, and asks for none.
    await user.click(screen.getByRole('checkbox', { name: /^Louis/ }));
    await waitFor(() => expect(lastSearch()?.getAll('location')).toEqual(['Louis, Libreville']));
    expect(numbers()).toEqual(less);
    expect(server.calls('get', '/api/items/location-counts')).toHaveLength(1);

    server.on('get', '/api/items/location-counts', { locations: null });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Catégorie' }), 'sport');
    const none = ['Libreville', 'Akébé', 'Glass', 'Louis', 'Port\u2011Gentil'];
    await waitFor(() => expect(numbers()).toEqual(none));
  });

  it('are all of a city that is ticked', async () => {
    const user = await open();
    await user.click(screen.getByRole('checkbox', { name: /^Libreville/ }));
    await waitFor(() => expect(lastSearch()?.getAll('city')).toEqual(['Libreville']));
    expect(address()).toBe('/explorer?city=Libreville');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Louis/ }).checked).toBe(true);
  });
});

describe('the dates', () => {
  const days = async () => {
    const grid = await screen.findByRole('grid');
    return within(grid)
      .getAllByRole('button')
      .filter((day) => day.getAttribute('aria-disabled') !== 'true');
  };

  it('are searched once both are chosen, and can be taken back', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: /^Du/ }));
    await user.click(await screen.findByRole('button', { name: 'Mois suivant' }));
    const [, first, , last] = await days();
    await user.click(first as HTMLElement);
    expect(lastSearch()?.get('from')).toBeNull();
    await user.click(last as HTMLElement);
    await waitFor(() => expect(lastSearch()?.get('from')).toMatch(/-02$/));
    expect(lastSearch()?.get('to')).toMatch(/-04$/);
    expect(screen.queryByRole('grid')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Effacer les dates' }));
    await waitFor(() => expect(address()).toBe('/explorer'));
  });
});

describe('a search that is refused', () => {
  it('offers to leave the filters, not to try again', async () => {
    server.on('get', '/items', refusal(400, 'invalid-request'));
    const user = await open('/explorer?from=2026-12-05&to=2026-12-01');
    expect(await screen.findByText('Ces filtres sont incompatibles.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    expect(address()).toBe('/explorer');
  });
});

describe('the rest of the list', () => {
  it('is not said to be all shown when other filters are chosen', async () => {
    const first = page([anItem()], { total: 2, next: 'more' });
    server.on('get', '/items', first);
    const user = await open();
    server.on(
      'get',
      '/items',
      page([anItem({ id: '0a000000-0000-4000-8000-0000000000aa' })], { total: 2 }),
    );
    await user.click(await screen.findByRole('link', { name: 'Voir plus' }));
    expect(await screen.findByText('Tout est affiché.')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: /^Port.Gentil/ }));
    await waitFor(() => expect(screen.queryByText('Tout est affiché.')).toBeNull());
  });
});

describe('a list that begins further down', () => {
  it('is asked for from there, leads back to its beginning, and any other filters begin there', async () => {
    server.on('get', '/items', page([anItem()], { total: 30, next: 'c3' }));
    const user = show(<Explorer />, { at: '/explorer?category=bricolage&apres=c2' });
    const more = await screen.findByRole('link', { name: 'Voir plus' });
    expect(more.getAttribute('href')).toBe('/explorer?category=bricolage&apres=c3');
    expect(server.calls('get', '/items')[0]?.query.get('cursor')).toBe('c2');
    await user.click(screen.getByRole('link', { name: 'Revenir au début de la liste' }));
    expect(address()).toBe('/explorer?category=bricolage');
    await waitFor(() =>
      expect(server.calls('get', '/items').at(-1)?.query.get('cursor')).toBeNull(),
    );
  });

  it('takes the empty fields of a form that was sent without scripts for no filters', async () => {
    show(<Explorer />, { at: '/explorer?from=&to=&category=tous&minPrice=&maxPrice=' });
    await screen.findByText(/résultat/);
    expect([...(server.calls('get', '/items')[0]?.query.keys() ?? [])].sort()).toEqual([
      'limit',
      'sort',
    ]);
  });
});

describe('the filters', () => {
  it('are each a step back, prices tried one after the other together', async () => {
    const user = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Catégorie' }), 'bricolage');
    for (const to of [500, 1_000, 1_500, 2_000]) {
      move('Prix minimum', to);
      letGo('Prix minimum');
    }
    await waitFor(() => expect(address()).toBe('/explorer?category=bricolage&minPrice=2000'));
    await user.click(screen.getByRole('button', { name: 'Retour' }));
    expect(address()).toBe('/explorer?category=bricolage');
    await user.click(screen.getByRole('button', { name: 'Retour' }));
    expect(address()).toBe('/explorer');
  });

  it('are found in the address, counted, and reset together', async () => {
    const user = await open(
      '/explorer?q=perceuse&category=bricolage&minPrice=1000&location=Port-Gentil',
    );
    expect(screen.getByRole('button', { name: 'Filtres (3)' })).toBeDefined();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Catégorie' }).value).toBe(
      'bricolage',
    );
    await waitFor(() => expect(lastSearch()?.get('q')).toBe('perceuse'));
    await user.click(screen.getByRole('button', { name: 'Réinitialiser les filtres' }));
    await waitFor(() => expect(address()).toBe('/explorer'));
    expect(prices()).toEqual([0, 100_000]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Port.Gentil/ }).checked).toBe(
      false,
    );
  });

  it.each([
    ['/explorer', '12 résultat(s)'],
    ['/explorer?category=sport', 'plus de 2 000 résultat(s)'],
  ])(
    'say of a total that the server stopped counting what the places have, or that there are more: %s',
    async (at, words) => {
      server.on('get', '/items', page([anItem()], { total: 2_000 }));
      server.on('get', '/api/items/location-counts', { locations: null });
      await open(at);
      expect(await screen.findByText(words)).toBeDefined();
    },
  );
});

describe('looser matches', () => {
  it('come after the results, under their own heading, and leave their number alone', async () => {
    server.on('get', '/api/items/looser', [anItem({ title: 'Perceuse Bosch' })]);
    show(<Explorer />, { at: '/explorer?q=bosh&category=bricolage&sort=price_asc' });
    const heading = await screen.findByRole('heading', {
      name: /^Résultats proches de «\sbosh\s»$/,
    });
    const section = heading.parentElement as HTMLElement;
    within(section).getByText('Perceuse Bosch');
    screen.getByText('1 résultat(s)');
    const { query } = server.calls('get', '/api/items/looser').at(-1) ?? {};
    expect(query?.get('q')).toBe('bosh');
    expect(query?.get('category')).toBe('bricolage');
    expect(query?.has('sort')).toBe(false);
  });

  it('come after the words that say that nothing was found', async () => {
    server.on('get', '/items', page([], { total: 0 }));
    server.on('get', '/api/items/looser', [anItem()]);
    show(<Explorer />, { at: '/explorer?q=bosh' });
    await screen.findByText('Aucun résultat ne correspond à votre recherche');
    await screen.findByRole('heading', { name: /^Résultats proches/ });
  });

  it('are not asked for without a text, nor while the list goes on', async () => {
    show(<Explorer />, { at: '/explorer?category=sport' });
    await screen.findByText('1 résultat(s)');
    expect(server.calls('get', '/api/items/looser')).toHaveLength(0);
  });

  it('show nothing when there are none', async () => {
    show(<Explorer />, { at: '/explorer?q=perceuse' });
    await waitFor(() => expect(server.calls('get', '/api/items/looser')).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: /^Résultats proches/ })).toBeNull();
  });
});
