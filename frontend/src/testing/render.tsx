import { aUser, patienceMs, server } from '@loka/client/testing';
import { configure, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { sessionStore } from '@/api/client';
import type { User } from '@/api/types';
import { Providers } from '@/app/providers';
import { Toaster } from '@/components/ui/toast';

configure({ asyncUtilTimeout: patienceMs });

/** Has somebody signed in on this browser. */
export function signIn(user: User = aUser()): void {
  server.on('get', '/api/auth/session', user);
  sessionStore.save({ token: 'access-token', user });
}

/** Shows a component as the site does; what is clicked and typed goes through the result. */
export function show(element: ReactElement, { at = '/' } = {}): UserEvent {
  render(
    <Providers>
      <MemoryRouter initialEntries={[at]}>
        {element}
        <Toaster />
        <Address />
      </MemoryRouter>
    </Providers>,
  );
  return userEvent.setup();
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Where the visitor is. */
export const address = (): string => screen.getByTestId('address').textContent;
