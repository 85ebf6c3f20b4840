import type { Fault, ServiceView } from '../rules/contract.ts';
import type { ServiceDefinition } from '../rules/definition.ts';

/**
 * Props of every part of the service editor: the draft as shown on the screen, and how to change it.
 *
 * Links to a fault find their input by themselves where it, or an ancestor, has `data-place` with the fault's path or a prefix
 * of it: `data-place="Fees.INITIAL.0.AmountCents"`. A part that has to open something first (a question, a point) reads
 * `place`, and acts whenever `placeAsked` increases.
 */
export type ServiceTabProps = {
  service: ServiceView;
  /** The draft being edited, or a published version that can only be read. */
  definition: ServiceDefinition;
  /** Changes fields of the draft on the screen; the editor saves it. */
  change: (changed: Partial<ServiceDefinition>) => void;
  /** Everything that is wrong with it; Path begins with the field's name. */
  faults: readonly Fault[];
  isReadOnly: boolean;
  /** The target within the part: a fault's path. */
  place: string | null;
  /** Counts the navigations, so that the same place can be requested twice. */
  placeAsked: number;
};
