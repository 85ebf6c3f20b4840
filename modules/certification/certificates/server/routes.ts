import {
  type ApplicationBody,
  type AskedOfApplication,
  performOnApplication,
} from '#modules/applications/applications/server/index.ts';
import { answer, answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { certificateActionRoutes, certificateRoutes, certificateStatusRoute } from '../rules/contract.ts';
import { documentRoutes } from '../rules/document-routes.ts';
import { certificatePageRoutes } from '../rules/page-contract.ts';
import { STATUS_ACTIONS } from '../rules/workflow.ts';
import { type AskedOfCertificate, type CertificateBody, onCertificate } from './life/on-certificate.ts';
import { listCertificates } from './list.ts';
import { certificateList } from './live-list.ts';
import { certificateRoom } from './live-room.ts';
import { certificateMoneyCalls } from './money-routes.ts';
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
      onCertificate(context, STATUS_ACTIONS[context.body.CertificateStatusCode], context.body),
    ),
    ...certificateActionRoutes.map(({ Action, Route }) =>
      answer(Route, (context) =>
        onCertificate(context as AskedOfCertificate, Action, context.body as CertificateBody),
      ),
    ),
    ...documentRoutes.map(({ OfApplication, OfCertificate, Route }) =>
      answer(Route, (context) => {
        const body = context.body as ApplicationBody | CertificateBody;
        return 'CertificateKey' in body
          ? onCertificate(context as AskedOfCertificate, OfCertificate, body as CertificateBody)
          : performOnApplication(context as AskedOfApplication, OfApplication, body);
      }),
    ),
    ...certificateMoneyCalls,
  ],
  live: (db, presence) => ({
    rooms: { certificate: certificateRoom(db), certificateview: certificateViewers(db, presence) },
    lists: { certificates: certificateList(db) },
  }),
});
