import type { KeyboardEvent } from 'react';

const TO: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  j: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  k: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * From row to row with the arrow keys, or j and k, once the focus is on one; from the search, down leads to the first.
 * Single letters count only there, so that nobody who speaks to the computer sets them off.
 */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const to = TO[event.key];
  const { target, currentTarget } = event;
  if (!to || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const isSearch = target.matches('input[type="search"]') && event.key === 'ArrowDown';
  const at = rows.findIndex((row) => row.closest('tr, li')?.contains(target));
  const next = rows[isSearch ? 0 : at < 0 ? -1 : to(at, rows.length - 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
