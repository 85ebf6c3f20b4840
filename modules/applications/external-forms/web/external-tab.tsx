import type { ServiceTabProps } from '#modules/catalogue/services/web/service-tab-props.ts';
import { ExternalFacts } from './external-facts.tsx';
import { ExternalFields } from './external-fields.tsx';

/** Where the form of a service is filled in, and, of one on another server, what fills in what. */
export function ExternalTab(props: ServiceTabProps) {
  return props.isReadOnly ? <ExternalFacts {...props} /> : <ExternalFields {...props} />;
}
