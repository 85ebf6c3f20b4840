import type { ServiceTabProps } from './service-tab-props.ts';

export function FeesTab(_props: ServiceTabProps) {
  return null;
}
