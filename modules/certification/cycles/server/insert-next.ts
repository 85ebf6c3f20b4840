import type { Selectable } from 'kysely';
import { insertApplication } from '#modules/applications/applications/server/index.ts';
import type { ServiceVersion } from '#modules/catalogue/services/server/index.ts';
import { hongKongMidnight } from '#platform/common/format/dates.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

type By = { tx: Tx; actor: SignedIn; at: Date };
type Due = { Kind: 'SURVEILLANCE' | 'RENEWAL'; Opens: string; On: string };

/**
 * Inserts the application of a cycle's next surveillance or renewal in status WAITING, with its window and
 * the organisation, sharing and certificate of the previous one.
 */
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
    at,
    action: 'GENERATE_CYCLE',
    more: {
      ParentId: before.Id,
      StartDateTime: hongKongMidnight(due.Opens),
      EndDateTime: hongKongMidnight(due.On),
      SharedWith: before.SharedWith,
      CertificateId: before.CertificateId,
      // The certificate number is permanent, so it is not entered again.
      CertificateNo: before.CertificateId === null ? null : before.CertificateNo,
      IndustryCode: before.IndustryCode,
    },
  });
