/** API routes of certificates: list, detail, pages, actions, documents and invoice. */
import {
  type ApplicationActionRequest,
  type ApplicationBody,
  performApplicationAction,
} from '#modules/applications/applications/server/index.ts';
import { answer, answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { certificateActionRoutes, certificateRoutes, certificateStatusRoute } from '../rules/contract.ts';
import { documentRoutes } from '../rules/document-routes.ts';
import { certificatePageRoutes } from '../rules/page-contract.ts';
import { STATUS_ACTIONS } from '../rules/workflow.ts';
import { certificateInvoiceRouteHandlers } from './invoice-routes.ts';
import {
  type CertificateActionRequest,
  type CertificateBody,
  performCertificateAction,
} from './life/perform-certificate-action.ts';
import { listCertificates } from './list.ts';
import { certificateList } from './live-list.ts';
import { certificateRoom } from './live-room.ts';
import { certificatePages, certificateQr } from './page-image.ts';
import { certificateView } from './view.ts';
import { certificateViewers } from './viewers-room.ts';

export const http = defineHttp({
  calls: [
    ...answerAll(certificateRoutes, {
      list: listCertificates,
      view: (context) => certificateView(context, context.query),
    }),
    ...answerAll(certificatePageRoutes, { page: certificatePages, qr: certificateQr }),
    answer(certificateStatusRoute, (context) =>
      performCertificateAction(context, STATUS_ACTIONS[context.body.CertificateStatusCode], context.body),
    ),
    ...certificateActionRoutes.map(({ Action, Route }) =>
      answer(Route, (context) =>
        performCertificateAction(
          context as CertificateActionRequest,
          Action,
          context.body as CertificateBody,
        ),
      ),
    ),
    ...documentRoutes.map(({ OfApplication, OfCertificate, Route }) =>
      answer(Route, (context) => {
        const body = context.body as ApplicationBody | CertificateBody;
        return 'CertificateKey' in body
          ? performCertificateAction(
              context as CertificateActionRequest,
              OfCertificate,
              body as CertificateBody,
            )
          : performApplicationAction(context as ApplicationActionRequest, OfApplication, body);
      }),
    ),
    ...certificateInvoiceRouteHandlers,
  ],
  live: (db, presence) => ({
    rooms: { certificate: certificateRoom(db), certificateview: certificateViewers(db, presence) },
    lists: { certificates: certificateList(db) },
  }),
});
