import type { Fault, ServiceView } from '../rules/contract.ts';
import type { ServiceDefinition } from '../rules/definition.ts';

/**
 * Props of every tab of the service editor: the displayed draft and how to change it. A link to a fault
 * finds its field by `data-place`, on the field or an ancestor, with the fault's path or a prefix of it:
 * `data-place="Fees.INITIAL.0.AmountCents"`. A tab that must first expand something (a question, a point)
 * reads `place` and acts whenever `placeAsked` increases.
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
