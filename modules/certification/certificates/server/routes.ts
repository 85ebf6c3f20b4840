import type { Bind } from '#platform/server/http/bind.ts';
import { certificateActionRoutes, certificateRoutes, certificateStatusRoute } from '../rules/contract.ts';
import { certificatePageRoutes } from '../rules/page-contract.ts';
import { STATUS_ACTIONS } from '../rules/workflow.ts';
import { type AskedOfCertificate, type CertificateBody, onCertificate } from './life/on-certificate.ts';
import { listCertificates } from './list.ts';
import { certificatePages, certificateQr } from './page-image.ts';
import { certificateView } from './view.ts';

export function bindCertificate(bind: Bind): void {
  bind(certificateRoutes.list, listCertificates);
  bind(certificateRoutes.view, (context) => certificateView(context, context.query));
  bind(certificatePageRoutes.page, certificatePages);
  bind(certificatePageRoutes.qr, certificateQr);
  bind(certificateStatusRoute, (context) =>
    onCertificate(context, STATUS_ACTIONS[context.body.CertificateStatusCode], context.body),
  );
  for (const { Action, Route } of certificateActionRoutes)
    bind(Route, (context) =>
      onCertificate(context as AskedOfCertificate, Action, context.body as CertificateBody),
    );
}
