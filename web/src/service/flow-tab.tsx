import type { ServiceTabProps } from './service-tab-props.ts';

export function FlowTab(_props: ServiceTabProps) {
  return null;
}
