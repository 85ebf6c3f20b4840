import type { Fault, ServiceView } from '../rules/contract.ts';
import type { ServiceDefinition } from '../rules/definition.ts';

/**
 * Props of every tab of the service editor. A fault link finds its field by `data-place` (the fault's path
 * or a prefix); a tab that must first expand something acts when `placeAsked` increases.
 */
export type ServiceTabProps = {
  service: ServiceView;
  /** The draft being edited, or a published, read-only version. */
  definition: ServiceDefinition;
  /** Changes fields of the draft on the screen; the editor saves it. */
  change: (changed: Partial<ServiceDefinition>) => void;
  /** All faults of the definition; Path starts with the field's name. */
  faults: readonly Fault[];
  isReadOnly: boolean;
  /** The target within the tab: a fault's path. */
  place: string | null;
  /** Navigation counter, so that the same place can be requested twice. */
  placeAsked: number;
};
