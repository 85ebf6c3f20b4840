import { certificateWorkflow } from '#modules/certification/certificates/rules/workflow.ts';
import { addMonths } from '#platform/common/format/dates.ts';
import type { GeneratedPortal } from '../generated-portal.ts';
import type { Body, RecordState, WalkedAction, WalkedKind } from './walked-kind.ts';

const UPLOADS = new Set(['UPLOAD_CERT', 'UPLOAD_DISCLOSURE']);

/**
 * Gives the generated workflow test the demo certificates of every status: lists and shows them, and creates
 * the input of each action.
 */
export function walkedCertificates(portal: GeneratedPortal): WalkedKind {
  const { db } = portal;
  return {
    Table: certificateWorkflow,
    // An uploaded certificate PDF takes effect at once, except for a renewal that is not yet published.
    CountedTwice: ['UPLOAD_CERT'],
    standings: () =>
      db
        .selectFrom('Certificate')
        .select(['CertificateKey as Key', 'CertificateStatusCode as Status', 'Version'])
        .orderBy('Id')
        .execute(),
    see: (user, { Key }) => portal.get(user, '/application/certificate/view', { CertificateKey: Key }),
    body: async ({ who: user, Action, record }: WalkedAction): Promise<Body> => ({
      CertificateKey: record.Key,
      Remark: 'Agreed with the client on the telephone.',
      ...(UPLOADS.has(Action) && { Attachment: [await portal.upload(user, 'document')] }),
      ...(/_SCOPE$/.test(Action) && { Scope: anotherScope(Action) }),
      ...(Action === 'EXTEND' && { ExpiryDateTime: await aMonthLater(portal, record) }),
    }),
  };
}

/** Differs each time: an unchanged scope is refused. */
let scopes = 0;
function anotherScope(Action: string) {
  scopes += 1;
  const text = `${Action === 'EXTEND_SCOPE' ? 'Wider' : 'Narrower'} scope ${scopes}`;
  return { EN: text, CHT: text, CHS: text };
}

async function aMonthLater({ db }: GeneratedPortal, { Key }: RecordState): Promise<string> {
  const { ExpiryDate } = await db
    .selectFrom('Certificate')
    .select('ExpiryDate')
    .where('CertificateKey', '=', Key)
    .executeTakeFirstOrThrow();
  return addMonths(ExpiryDate ?? '2030-01-05', 1);
}
