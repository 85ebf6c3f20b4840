import type { Selectable } from 'kysely';
import { applicationStatuses } from '#modules/applications/applications/rules/index.ts';
import {
  checkAnswers,
  industryOf,
  insertApplication,
  type StartRequest,
} from '#modules/applications/applications/server/index.ts';
import { answersFromFacts, prefilledAnswers } from '#modules/catalogue/forms/rules/index.ts';
import {
  answersWithDecidedScope,
  type CertificateRecord,
} from '#modules/certification/certificates/server/index.ts';
import { hongKongMidnight } from '#platform/common/format/dates.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { markRenewal } from '../mark-renewal.ts';
import { openWaiting } from '../open-waiting.ts';
import { chooseCertificate } from './choose-certificate.ts';

/**
 * Starts a surveillance, renewal or special assessment for a client: opens the one of the cycle that waits
 * for its window, or creates an application after the certificate's last finished one. Either way its result
 * updates that certificate. @returns the key of the application
 */
export async function startOnCertificate(request: StartRequest): Promise<string> {
  const { tx, actor, at, kind, input, version, language } = request;
  const { certificate, Window } = await chooseCertificate({
    tx,
    actor,
    at,
    kind,
    language,
    serviceKey: version.ServiceKey,
    certificateKey: input.CertificateKey === undefined ? undefined : String(input.CertificateKey),
  });
  const waiting = await openWaiting(request, certificate.Id, kind);
  if (waiting) return waiting;
  const before = await lastFinished(tx, certificate);
  const { Definition } = version;
  const { Form } = Definition;
  const answers = {
    ...prefilledAnswers(Form, answersWithDecidedScope(before, Definition)),
    ...answersFromFacts(Form, { CERTIFICATE_NO: certificate.CertificateNo }),
  };
  const checked = await checkAnswers(version, answers, language);
  const row = await insertApplication(tx, {
    version,
    organisationId: certificate.OrganisationId,
    createdById: actor.Id,
    actor,
    assessmentType: kind,
    at,
    action: 'CREATE',
    more: {
      ParentId: before.Id,
      CertificateId: certificate.Id,
      CertificateNo: certificate.CertificateNo,
      StartDateTime: Window && hongKongMidnight(Window.Opens),
      EndDateTime: Window && hongKongMidnight(Window.On),
      IndustryCode: industryOf(version.Definition, checked.cleanAnswers) ?? before.IndustryCode,
      Answers: json(checked.cleanAnswers),
      IsFormValid: checked.isValid,
    },
  });
  await markRenewal({ tx, row: await rowOf(tx, row.Id), actor, asRole: actor.Roles[0] ?? null, at });
  return row.ApplicationKey;
}

const rowOf = (tx: Tx, id: number): Promise<Selectable<Tables['Application']>> =>
  tx.selectFrom('Application').selectAll().where('Id', '=', id).executeTakeFirstOrThrow();

/** The most recently finished assessment, or else the one from which the certificate originated. */
async function lastFinished(
  tx: Tx,
  certificate: CertificateRecord,
): Promise<Selectable<Tables['Application']>> {
  const last = await tx
    .selectFrom('Application')
    .selectAll()
    .where('CertificateId', '=', certificate.Id)
    .where('ApplicationStatusCode', 'in', applicationStatuses.completed)
    .orderBy('Id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? rowOf(tx, certificate.ApplicationId);
}
