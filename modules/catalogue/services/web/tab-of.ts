/**
 * Finds the service editor tab that edits a field of the definition (the first tab if none does), and groups
 * faults or differences by tab.
 */
import type { Fault } from '../rules/contract.ts';
import { serviceTabs } from './service-tabs.ts';

/** The editor tab that a path belongs to; the first tab if no tab covers it. */
export function tabOf(path: string): string {
  const field = path.split('.')[0] ?? '';
  return (serviceTabs.find(({ fields }) => fields.includes(field)) ?? serviceTabs[0])?.name ?? '';
}

/** Groups items by tab, in tab order; empty tabs are omitted. */
export function byTab<Placed extends Pick<Fault, 'Path'>>(
  placed: readonly Placed[],
): { tab: string; label: string; items: Placed[] }[] {
  return serviceTabs
    .map(({ name, label }) => ({
      tab: name,
      label,
      items: placed.filter(({ Path }) => tabOf(Path) === name),
    }))
    .filter(({ items }) => items.length > 0);
}
