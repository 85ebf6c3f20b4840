import {
  type ApplicationBody,
  type AskedOfApplication,
  performOnApplication,
} from '#modules/applications/applications/server/perform-on-application.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import { certificateActionRoutes, certificateRoutes, certificateStatusRoute } from '../rules/contract.ts';
import { documentRoutes } from '../rules/document-routes.ts';
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
  for (const { OfApplication, OfCertificate, Route } of documentRoutes)
    bind(Route, (context) => {
      const body = context.body as ApplicationBody | CertificateBody;
      return 'CertificateKey' in body
        ? onCertificate(context as AskedOfCertificate, OfCertificate, body as CertificateBody)
        : performOnApplication(context as AskedOfApplication, OfApplication, body);
    });
}
