import type { ServiceTabProps } from '../service/service-tab-props.ts';

export function CertificateDesignTab(_props: ServiceTabProps) {
  return null;
}
