import type { ServiceTabProps } from './service-tab-props.ts';

export function CycleTab(_props: ServiceTabProps) {
  return null;
}
