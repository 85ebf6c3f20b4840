import { type SelectQueryBuilder, sql } from 'kysely';
import { seesAssignedOnly } from '#modules/applications/applications/server/index.ts';
import {
  CERTIFICATE_WORDS,
  certificateInScope,
  certificateRow,
  ROW_COLUMNS,
} from '#modules/certification/certificates/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { fromRows } from '#platform/server/database/from-rows.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Found } from '../rules/contract.ts';
import { type Asked, LOOK_MS, MOST_SHOWN, WINDOW } from './asked.ts';
import { firstOfAll } from './first-of-all.ts';
import { withinTime } from './within-time.ts';

type Certificates = SelectQueryBuilder<Tables, 'Certificate', object>;

/** Certificates of the caller's scope that are meant; names that they carried before count. */
export async function findCertificates(
  asked: Asked,
  organisations: readonly number[],
): Promise<Found['Certificates']> {
  return firstOfAll('CertificateKey', [
    () => look(asked, (scope) => byNumber(asked, scope)),
    () =>
      look(asked, (scope) =>
        organisations.length === 0
          ? null
          : scope.where('Certificate.OrganisationId', 'in', [...organisations]),
      ),
    () => look(asked, (_, tx) => amongNewest(asked, tx)),
    () => look(asked, (scope) => (asked.isWide ? withWords(asked, scope) : null)),
  ]);
}

async function look(asked: Asked, query: (scope: Certificates, tx: Tx) => Certificates | null) {
  const rows = await withinTime(asked.db, LOOK_MS, async (tx) => {
    const wanted = query(inScope(asked, tx), tx);
    if (!wanted) return [];
    return wanted
      .select(ROW_COLUMNS)
      .orderBy('Certificate.EffectiveDate', 'desc')
      .orderBy('Certificate.Id', 'desc')
      .limit(MOST_SHOWN)
      .execute();
  });
  return (rows ?? []).map((row) => certificateRow(row, asked.at));
}

/** As lists have them: what was issued in error is in none. */
const inScope = ({ actor }: Asked, tx: Tx): Certificates =>
  tx
    .selectFrom('Certificate')
    .where(certificateInScope(actor))
    .where('Certificate.CertificateStatusCode', '<>', 'DELETED');

const byNumber = ({ numbers, numberPrefix }: Asked, scope: Certificates): Certificates | null =>
  numbers.length === 0 && numberPrefix === null
    ? null
    : scope
        .where((eb) =>
          eb.or([
            ...(numbers.length > 0 ? [eb('Certificate.CertificateNo', 'in', numbers)] : []),
            ...(numberPrefix === null ? [] : [eb('Certificate.CertificateNo', 'like', `${numberPrefix}%`)]),
          ]),
        )
        .orderBy(sql`certificate.certificate_no <> all(${numbers}::text[])`);

/** Bounded: the newest of the scope are read through, however rare the words are. */
const amongNewest = (asked: Asked, tx: Tx): Certificates | null =>
  withWords(asked, fromRows<'Certificate'>(tx, newest(asked, tx).as('Certificate')));

/** Under their own name, so that conditions on certificates are conditions on these. */
function newest(asked: Asked, tx: Tx) {
  const seen = inScope(asked, tx).selectAll('Certificate');
  if (!seesAssignedOnly(asked.actor))
    return seen.orderBy('Certificate.EffectiveDate', 'desc').orderBy('Certificate.Id', 'desc').limit(WINDOW);
  // Of who sees what was assigned to them, those applications are in order.
  const assigned = tx
    .selectFrom('ApplicationPerson')
    .where('AccountId', '=', asked.actor.Id)
    .where('CertificateId', 'is not', null)
    .select('CertificateId')
    .orderBy('UpdatedAt', 'desc')
    .orderBy('ApplicationId', 'desc')
    .limit(WINDOW);
  return tx
    .selectFrom('Certificate')
    .selectAll('Certificate')
    .where('Certificate.Id', 'in', tx.selectFrom(assigned.as('Assigned')).select('Assigned.CertificateId'))
    .where('Certificate.CertificateStatusCode', '<>', 'DELETED')
    .limit(WINDOW);
}

function withWords({ words }: Asked, scope: Certificates): Certificates | null {
  if (words.length === 0) return null;
  let found = scope;
  for (const holds of words) found = found.where(holds(CERTIFICATE_WORDS));
  return found;
}
