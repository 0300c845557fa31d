import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the menu of a record's page with the actions that have no button. */
export const openRecordMenu = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'More actions' }));

/** Presses an action of a record's page that stands in its menu. */
export async function pressInRecordMenu(user: UserEvent, name: string): Promise<void> {
  await openRecordMenu(user);
  await user.click(await screen.findByRole('menuitem', { name }));
}
