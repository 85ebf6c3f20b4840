import type { Fault } from '../rules/contract.ts';
import { serviceTabs } from './service-tabs.ts';

/** Which part of the editor a place belongs to; what no part claims is found in the first. */
export function tabOf(path: string): string {
  const field = path.split('.')[0] ?? '';
  return (serviceTabs.find(({ fields }) => fields.includes(field)) ?? serviceTabs[0])?.name ?? '';
}

/** In the order of the parts; parts without any are left out. */
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
