import type { Fault, ServiceView } from '../rules/contract.ts';
import type { ServiceDefinition } from '../rules/definition.ts';

/**
 * What every part of the service editor gets: the draft as it is on the screen, and the way to change it.
 *
 * Links to a fault find their input by themselves where it, or something around it, carries `data-place` with the
 * fault's path or the beginning of it: `data-place="Fees.INITIAL.0.AmountCents"`. A part that has to open something
 * first (a question, a point) looks at `place`, and acts whenever `placeAsked` grows.
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
  /** Where in the part somebody was sent: a fault's path. */
  place: string | null;
  /** Counts how often somebody was sent, so that the same place can be asked for twice. */
  placeAsked: number;
};
