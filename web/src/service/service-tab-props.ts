import type { Fault, ServiceView } from '@assay/shared/service/contract.ts';
import type { ServiceDefinition } from '@assay/shared/service/definition.ts';

/** What every part of the service editor gets: the draft as it is on the screen, and the way to change it. */
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
};
