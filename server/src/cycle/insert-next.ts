import { hongKongMidnight } from '@assay/shared/format/dates.ts';
import type { Selectable } from 'kysely';
import { insertApplication } from '../application/insert-application.ts';
import type { Tx } from '../db/connect.ts';
import type { Tables } from '../db/schema.ts';
import type { SignedIn } from '../http/context.ts';
import type { ServiceVersion } from '../service/versions.ts';

type By = { tx: Tx; actor: SignedIn; at: Date };
type Due = { Kind: 'SURVEILLANCE' | 'RENEWAL'; Opens: string; On: string };

/** The application of a cycle's next assessment, after the one before it: the same people, the same certificate. */
export const insertNext = (
  { tx, actor, at }: By,
  before: Selectable<Tables['Application']>,
  version: ServiceVersion,
  due: Due,
): Promise<{ Id: number; ApplicationKey: string }> =>
  insertApplication(tx, {
    version,
    organisationId: before.OrganisationId,
    createdById: before.CreatedById,
    actor,
    assessmentType: due.Kind,
    status: 'WAITING',
    at,
    action: 'GENERATE_CYCLE',
    more: {
      ParentId: before.Id,
      StartDateTime: hongKongMidnight(due.Opens),
      EndDateTime: hongKongMidnight(due.On),
      SharedWith: before.SharedWith,
      CertificateId: before.CertificateId,
      // Kept for life, so nobody types it again.
      CertificateNo: before.CertificateId === null ? null : before.CertificateNo,
      IndustryCode: before.IndustryCode,
    },
  });
