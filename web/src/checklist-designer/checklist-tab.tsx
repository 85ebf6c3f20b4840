import type { ServiceTabProps } from '../service/service-tab-props.ts';

export function ChecklistDesignerTab(_props: ServiceTabProps) {
  return null;
}
