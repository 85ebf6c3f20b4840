import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '#quality/catalogue/frame/accessibility-problems.ts';
import { type Asked, data, refusal } from '#quality/catalogue/frame/answers.ts';
import { showAt } from '#quality/catalogue/frame/show-at.ts';
import { invoiceRows, LIST_PATH, listEmpty, listRows } from '#quality/catalogue/stories/list.story.tsx';

let asked: Asked['query'][] = [];
const answers = {
  [LIST_PATH]: ({ query }: Asked) => {
    asked.push(query);
    return data({ Rows: invoiceRows, Total: 23, IsTotalCapped: false });
  },
};
const rowNamed = (name: string) => page.getByRole('link', { name });

beforeEach(() => {
  asked = [];
});

describe('list page', () => {
  it('shows title, columns, rows and their number', async () => {
    await showAt(listRows);
    await expect.element(page.getByRole('heading', { name: 'Invoices', level: 1 })).toBeVisible();
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent).filter(Boolean),
    );
    expect(rows[1]).toEqual([
      'INV-2026-0002',
      'Lantau Food Limited',
      'QMS-2026-0002 · Quality management',
      'Overdue',
      'Nov 5, 2026',
      'Oct 20, 2026',
      '8,500.00',
    ]);
    expect(rows).toHaveLength(3);
    await expect.element(page.getByText('1–3 of 3')).toBeVisible();
  });

  it('shows cards instead of a table on a phone', async () => {
    await showAt(listRows, { width: 390 });
    expect(document.querySelector('table')).toBeNull();
    await expect.element(rowNamed('INV-2026-0001')).toBeVisible();
  });

  it('filters, searches and turns pages through the address and the request', async () => {
    const { address } = await showAt(listRows, { answers });
    await page.getByRole('button', { name: 'Overdue' }).click();
    await page.getByRole('searchbox').fill('lantau');
    await expect.poll(() => asked.at(-1)).toEqual({ IsOverdue: 'true', Search: 'lantau' });
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => asked.at(-1)?.Page).toBe('2');
    expect(address()).toBe('/invoices?IsOverdue=true&Search=lantau&Page=2');
  });

  it('can be used with the keyboard alone', async () => {
    const { address } = await showAt(listRows);
    await userEvent.keyboard('/');
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(rowNamed('INV-2026-0001')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(rowNamed('INV-2026-0002')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(rowNamed('INV-2026-0003')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/invoice/application-3');
  });

  it('selects rows with the keyboard, up to the maximum', async () => {
    const { place } = await showAt(listRows);
    for (const no of [1, 2, 3]) {
      page
        .getByRole('checkbox', { name: `Select INV-2026-000${no}` })
        .element()
        .focus();
      await userEvent.keyboard(' ');
    }
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await expect.element(bar.getByText('INV-2026-0001, INV-2026-0002')).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Select INV-2026-0003' })).not.toBeChecked();
    expect(await accessibilityProblems(place)).toEqual([]);
    await bar.getByRole('button').click();
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(page.getByRole('checkbox', { name: 'Select all on this page' })).toHaveFocus();
  });

  it('says that there is nothing yet, and what to do if nothing matches', async () => {
    await showAt(listEmpty);
    await expect.element(page.getByText('No invoices')).toBeVisible();
    const { address } = await showAt({ ...listEmpty, address: '/invoices?Search=lantau' });
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await expect.poll(address).toBe('/invoices');
  });

  it('shows a failure, and the rows after a retry', async () => {
    let isFailing = true;
    const failing = () =>
      isFailing ? refusal('ERR_SERVER', { Message: '' }) : answers[LIST_PATH]?.({} as Asked);
    await showAt({ ...listRows, shown: '[role="alert"]' }, { answers: { [LIST_PATH]: failing as never } });
    isFailing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(rowNamed('INV-2026-0001')).toBeVisible();
  });
});
