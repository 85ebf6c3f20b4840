import type { ServiceTabProps } from '../service-tab-props.ts';
import { CycleFacts } from './cycle-facts.tsx';
import { CycleFields } from './cycle-fields.tsx';

/** How long a certificate holds, and what has to happen until it ends. */
export function CycleTab(props: ServiceTabProps) {
  return props.isReadOnly ? <CycleFacts {...props} /> : <CycleFields {...props} />;
}
