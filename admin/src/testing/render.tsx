import { patienceMs } from '@loka/client/testing';
import { configure, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { AdminContext, Notification } from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { authProvider } from '../api/authProvider';
import { dataProvider } from '../api/dataProvider';
import { i18nProvider } from '../i18n/i18n-provider';
import { theme } from '../theme';

configure({ asyncUtilTimeout: patienceMs });

/** Shows a component as the console does; what is clicked and typed goes through the result. */
export function show(element: ReactElement): UserEvent {
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        theme={theme}
      >
        {element}
        <Notification />
        <Address />
      </AdminContext>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

/** Where the console is. */
export const address = (): string => screen.getByTestId('address').textContent;
