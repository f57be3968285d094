// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createSessionStore } from './session-store';

const session = { token: 'token-1', user: { id: 'user-1' } };

beforeEach(() => localStorage.clear());

describe('the session in a browser', () => {
  it('has a key for the token and one for the id of the user', () => {
    createSessionStore('loka').save(session);
    expect({ ...localStorage }).toEqual({ 'loka.token': 'token-1', 'loka.userId': 'user-1' });
  });

  it('is none when one of the two is missing', () => {
    const store = createSessionStore('loka');
    store.save(session);
    localStorage.removeItem('loka.userId');
    expect(store.read()).toBeNull();
    expect(store.token()).toBeNull();
  });

  it('leaves neither value when it is cleared', () => {
    const store = createSessionStore('loka');
    store.save(session);
    store.clear();
    expect(localStorage).toHaveLength(0);
  });

  it('stored under one key by an earlier version is read once, and that key is removed', () => {
    localStorage.setItem('loka.session', JSON.stringify({ token: 'old', userId: 'user-0' }));
    expect(createSessionStore('loka').read()).toEqual({ token: 'old', userId: 'user-0' });
    expect({ ...localStorage }).toEqual({ 'loka.token': 'old', 'loka.userId': 'user-0' });
  });

  it.each(['{"token":"ol', 'null', '[]', '{"token":1,"userId":2}'])(
    'that an earlier version left damaged as %s is none',
    (text) => {
      localStorage.setItem('loka.session', text);
      expect(createSessionStore('loka').read()).toBeNull();
      expect(localStorage).toHaveLength(0);
    },
  );
});
