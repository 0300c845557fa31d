import { waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';

/** The line with this text. */
export async function lineOf(
  text: string,
  place: HTMLElement = document.body,
): Promise<HTMLElement> {
  const line = (await within(place).findByText(text)).closest<HTMLElement>('[role=row]');
  if (!line) throw new Error(`${text} stands in no line`);
  return line;
}

/** Types over a cell of a line grid, as in a spreadsheet: to the cell, the text, Enter. */
export async function typeIntoLine(
  user: ReturnType<typeof userEvent.setup>,
  line: HTMLElement,
  column: string,
  text: string,
) {
  const cell = line.querySelector<HTMLElement>(`[col-id="${column}"]`);
  if (!cell) throw new Error(`no cell ${column}`);
  await user.click(cell);
  await waitFor(() => {
    if (document.activeElement !== cell) throw new Error(`${column} is not focused`);
  });
  await user.keyboard(`${text}{Enter}`);
}

/** A line of 18 % that an invoice could have as it is. */
export const TAXED = {
  gstPercent: '18.00',
  taxCategory: 'TAXABLE',
  invoiceFault: null,
  rateNotice: null,
} as const;
