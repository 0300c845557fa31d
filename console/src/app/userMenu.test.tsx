import { afterEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { settingOf } from '../ui/mySettings.ts';
import { changeLanguage } from './keepSettings.ts';

afterEach(cleanup);

const saved = { data: { saveMySetting: { __typename: 'Done', success: true } } };
const openMenu = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^User menu/ }));

test('the daily mail is off until it is asked for, and ends where it began', async () => {
  const { calls } = openConsole('/purchase/bills', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: { SaveMySetting: () => saved },
  });
  const sent = () =>
    calls.filter(({ operation }) => operation === 'SaveMySetting').map((call) => call.variables);
  await openMenu();
  await userEvent.click(await screen.findByText('Daily mail of what waits'));
  await screen.findByText('On working days, at about 9:00, a mail tells you what waits for you.');
  await waitFor(() => expect(sent()).toEqual([{ key: 'dailyMail', value: 'on' }]));
  await openMenu();
  await userEvent.click(await screen.findByText('End the daily mail'));
  await screen.findByText('No more daily mail.');
  await waitFor(() => expect(sent().at(-1)).toEqual({ key: 'dailyMail', value: null }));
});

test('nobody without a Home of things that wait is offered one', async () => {
  openConsole('/sales/organisations', { viewer: viewerOf(Role.ORGANISATION) });
  await openMenu();
  await screen.findByText('Logout');
  expect(screen.queryByText('Daily mail of what waits')).toBeNull();
});

const FAILED = 'The language could not be changed. Please try again.';

test('a language that the server does not keep is not shown, and the person is told', async () => {
  openConsole('/purchase/bills', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: { SaveMySetting: () => graphqlError('UNAVAILABLE') },
  });
  await openMenu();
  await userEvent.click(await screen.findByText('हिन्दी'));
  await screen.findByText(FAILED);
  expect(localStorage.getItem('munim.language')).not.toBe('hi');
  expect(settingOf('language')).toBeUndefined();
});

test('nor does one wait without end for a server that does not answer', async () => {
  openConsole('/purchase/bills', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: { SaveMySetting: () => new Promise(() => undefined) },
  });
  await screen.findByRole('button', { name: /^User menu/ });
  await changeLanguage('hi', 20);
  await screen.findByText(FAILED);
  expect(localStorage.getItem('munim.language')).not.toBe('hi');
});
