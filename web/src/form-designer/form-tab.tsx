import type { ServiceTabProps } from '../service/service-tab-props.ts';

export function FormTab(_props: ServiceTabProps) {
  return null;
}
