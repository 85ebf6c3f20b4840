import { certificateRoutes } from '@assay/shared/certificate/contract.ts';
import type { Bind } from '../http/bind.ts';
import { listCertificates } from './list.ts';
import { viewCertificate } from './view.ts';

export function bindCertificate(bind: Bind): void {
  bind(certificateRoutes.list, listCertificates);
  bind(certificateRoutes.view, viewCertificate);
}
