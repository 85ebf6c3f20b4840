import type { ServiceTabProps } from '../service-tab-props.ts';
import { GeneralFacts } from './general-facts.tsx';
import { GeneralFields } from './general-fields.tsx';

/** What the service is called, whom it is for, and how its numbers are made. */
export function GeneralTab(props: ServiceTabProps) {
  return props.isReadOnly ? <GeneralFacts {...props} /> : <GeneralFields {...props} />;
}
