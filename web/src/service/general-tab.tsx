import type { ServiceTabProps } from './service-tab-props.ts';

export function GeneralTab(_props: ServiceTabProps) {
  return null;
}
