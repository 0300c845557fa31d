import { expect, type Locator, type Page } from '@playwright/test';

/** The rows of a grid by its label, as drawn. */
export const rowsOf = (page: Page | Locator, label: string): Locator =>
  page.getByRole('group', { name: label, exact: true }).locator('[role=row][row-index]');

export const cell = (row: Locator, column: string): Locator => row.locator(`[col-id="${column}"]`);

/** Rupees or a percentage as the console shows them, in hundredths. */
export const hundredths = (text: string | null): number => {
  const [whole = '', part = ''] = (text ?? '')
    .replace('−', '-')
    .replace(/[^\d.-]/g, '')
    .split('.');
  return Number(whole + part.padEnd(2, '0').slice(0, 2));
};

export const grandTotal = (page: Page | Locator): Locator =>
  page.locator('.kit-totals div', { hasText: 'Grand total' }).locator('dd');

/** Shows all columns of a group; they stay so for this person. */
export async function unfold(page: Page | Locator, group: string): Promise<void> {
  const head = page.getByRole('columnheader').getByRole('button', { name: group });
  await head.click();
  await expect(head).toHaveAttribute('title', 'Show fewer columns');
}

/** Types over the value of a line's cell. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/**
 * Cells of a grid that may not be cut off: those of `only`; or all narrower than `below` px but
 * `mayBeCut`.
 */
interface Cells {
  only?: readonly string[];
  below?: number;
  mayBeCut?: readonly string[];
}

/** Overflow of a grid: a scroll sideways, cut heads, cut cells. Null before there are rows. */
export const cutIn = (page: Page, label: string, cells: Cells): Promise<string[] | null> =>
  page.evaluate(
    ([name, { only, below = Infinity, mayBeCut = [] }]) => {
      /** The letters reach below the box: a line may be lower than they are. */
      const cutsLetters = (element: Element) => {
        const letters = document.createRange();
        letters.selectNodeContents(element);
        return letters.getBoundingClientRect().bottom > element.getBoundingClientRect().bottom;
      };
      const isCut = (element: Element) =>
        element.scrollWidth > element.clientWidth + 1 ||
        (element.closest('.kit-wrap') !== null &&
          (element.scrollHeight > element.clientHeight + 1 || cutsLetters(element)));
      const grid = document.querySelector(`[role=group][aria-label="${name}"]`);
      const view = grid?.querySelector('.ag-grid-viewport');
      if (!grid?.querySelector('.ag-row .ag-cell') || !view) return null;
      const heads = [...grid.querySelectorAll('.ag-header-cell-text, .kit-group-head')].filter(
        (head) => {
          const group = head.closest('.ag-header-group-cell')?.getBoundingClientRect();
          const isHidden = getComputedStyle(head).fontSize === '0px';
          return (
            (isCut(head) && !isHidden) ||
            (group && head.getBoundingClientRect().right > group.right)
          );
        },
      );
      const columnOf = (one: Element) => one.getAttribute('col-id') ?? '';
      const cut = [...grid.querySelectorAll('.ag-row .ag-cell')].filter(
        (one) =>
          (only ? only.includes(columnOf(one)) : !mayBeCut.includes(columnOf(one))) &&
          one.getBoundingClientRect().width < below &&
          isCut(one.querySelector('.ag-cell-value') ?? one),
      );
      const over = view.scrollWidth - view.clientWidth;
      return [
        ...(over > 0 ? [`scrolls sideways by ${over} px`] : []),
        ...heads.map((head) => `the head ${head.textContent} is cut`),
        ...cut.map((one) => `${columnOf(one)} cuts ${one.textContent}`),
      ];
    },
    [label, cells] as const,
  );
