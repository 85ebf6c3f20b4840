import type { ServiceTabProps } from '../service/service-tab-props.ts';

export function ExternalTab(_props: ServiceTabProps) {
  return null;
}
