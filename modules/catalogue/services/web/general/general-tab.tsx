import type { ServiceTabProps } from '../service-tab-props.ts';
import { GeneralFacts } from './general-facts.tsx';
import { GeneralFields } from './general-fields.tsx';

/**
 * General tab of the service editor: edits, or shows read-only, names, public texts, documents needed,
 * industries, kind and number pattern.
 */
export function GeneralTab(props: ServiceTabProps) {
  return props.isReadOnly ? <GeneralFacts {...props} /> : <GeneralFields {...props} />;
}
