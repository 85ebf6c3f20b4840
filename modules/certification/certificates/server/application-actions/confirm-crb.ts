import { sql } from 'kysely';
import type { ApplicationActionContext } from '#modules/applications/applications/server/index.ts';
import {
  type Cycle,
  type CycleTerm,
  firstTerm,
  renewedTerm,
  type ServiceDefinition,
} from '#modules/catalogue/services/rules/index.ts';
import {
  advanceSeries,
  nextCertificateNumber,
  serviceVersion,
} from '#modules/catalogue/services/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { dayText } from '#platform/common/format/day-text.ts';
import { failField } from '#platform/server/http/fail.ts';
import { earlierCertificate } from './earlier-certificate.ts';

/**
 * Board confirmation of an application: fixes the certificate's number and dates. The number is the next of
 * its series or entered; an existing certificate keeps its number, first issue date and, unless this is its
 * renewal, its expiry.
 */
export async function confirmCrb(job: ApplicationActionContext): Promise<object> {
  const { tx, row, input, at } = job;
  const { Definition } = await serviceVersion(tx, row.ServiceVersionId);
  await assertDocumentKind(job);
  const EffectiveDate = typeof input.DateTime === 'string' ? input.DateTime : hongKongDate(at);
  const before = await earlierCertificate(job);
  const typed =
    typeof input.CertificateNo === 'string' && input.CertificateNo !== '' ? input.CertificateNo : null;
  const currentNumber = before?.CertificateNo ?? row.CertificateNo;
  if (before && typed && typed !== before.CertificateNo) failField('CertificateNo', 'REASON_NUMBER_FIXED');
  if (typed && typed !== currentNumber) await acceptTypedNumber(job, Definition, typed);
  const DecisionDate = row.CertifiedAt ? hongKongDate(row.CertifiedAt) : EffectiveDate;
  return {
    CertificateNo:
      currentNumber ?? typed ?? (await nextFreeNumber(job, Definition, EffectiveDate.slice(0, 4))),
    CertificateId: row.CertificateId ?? before?.Id ?? null,
    FirstIssueDate: before?.FirstIssueDate ?? row.FirstIssueDate ?? EffectiveDate,
    DecisionDate,
    EffectiveDate,
    ...term(job, Definition.Cycle, { DecisionDate, EffectiveDate, present: before?.ExpiryDate ?? null }),
    IsCertDateNoManual: input.IsCertDateNoManual === true,
  };
}

type Dates = { DecisionDate: string; EffectiveDate: string; present: string | null };
type Term = { CycleFrom: string | null; ExpiryDate: string | null };

/** Expiry date and start of the cycle. Statements do not expire. */
function term(job: ApplicationActionContext, cycle: Cycle | null, dates: Dates): Term {
  if (!cycle) return { CycleFrom: null, ExpiryDate: null };
  const { CycleFrom, ExpiryDate } = calculated(job, cycle, dates);
  const typed = job.input.ExpiryDate;
  if (typeof typed !== 'string' || ExpiryDate === null) return { CycleFrom, ExpiryDate };
  const date = dayText(ExpiryDate, job.language);
  // A new term may be given an earlier end; only an extension or a renewal moves the end of a term in force.
  if (isTermUnchanged(job, dates) && typed !== ExpiryDate)
    failField('ExpiryDate', 'REASON_EXPIRY_KEPT', { date });
  if (typed > ExpiryDate) failField('ExpiryDate', 'REASON_EXPIRY_BEYOND', { date });
  return { CycleFrom, ExpiryDate: typed };
}

/**
 * The term in force is kept if the application is already published, and in surveillance and special
 * assessments.
 */
const isTermUnchanged = (job: ApplicationActionContext, { present }: Dates): boolean =>
  isPublished(job) || (present !== null && job.row.AssessmentType !== 'RENEWAL');

const isPublished = ({ row }: ApplicationActionContext): boolean => row.ApplicationStatusCode === 'COMPLETED';

function calculated(job: ApplicationActionContext, cycle: Cycle, dates: Dates): Term {
  const { row } = job;
  const { DecisionDate, EffectiveDate, present } = dates;
  const own = row.Certificate?.ExpiryDate;
  // Confirming again neither lengthens nor shortens the term of a certificate in force.
  if (isPublished(job) && own) return { CycleFrom: row.CycleFrom, ExpiryDate: own };
  if (!present) return asColumns(firstTerm(cycle, DecisionDate, EffectiveDate));
  if (row.AssessmentType !== 'RENEWAL') return { CycleFrom: row.CycleFrom, ExpiryDate: present };
  return asColumns(renewedTerm(cycle, present, EffectiveDate));
}

const asColumns = ({ From, Expiry }: CycleTerm): Term => ({ CycleFrom: From, ExpiryDate: Expiry });

/**
 * The board's record must have its dedicated file kind, which is never disclosed outside the certification
 * body.
 */
async function assertDocumentKind({ tx, input }: ApplicationActionContext): Promise<void> {
  const keys = (input.Attachment as string[] | undefined) ?? [];
  if (keys.length === 0) return;
  const files = await tx.selectFrom('File').select('Kind').where('FileKey', 'in', keys).execute();
  if (files.some((file) => file.Kind !== 'crb')) failField('Attachment', 'REASON_CRB_SOURCE');
}

/** A number beyond the next of its series requires a reason, and the series continues after it. */
async function acceptTypedNumber(
  job: ApplicationActionContext,
  definition: ServiceDefinition,
  typed: string,
): Promise<void> {
  await assertNumberFree(job, typed);
  const next = await advanceSeries(job.tx, definition, typed);
  const { Remark } = job.input;
  if (next && !(typeof Remark === 'string' && Remark.trim() !== ''))
    failField('Remark', 'REASON_NUMBER_AHEAD', { next });
}

async function assertNumberFree(job: ApplicationActionContext, number: string): Promise<void> {
  if (await isNumberUsed(job, number)) failField('CertificateNo', 'REASON_NUMBER_TAKEN');
}

/**
 * A number is in use as soon as an application has it, published or not, and permanently once a certificate
 * has had it.
 */
async function isNumberUsed({ tx, row }: ApplicationActionContext, number: string): Promise<boolean> {
  // If the same number is entered for two applications at once, the second waits here until the first has
  // committed.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`certificate number ${number}`}, 0))`.execute(tx);
  const used = await tx
    .selectFrom('Application')
    .select('Id')
    .where('CertificateNo', '=', number)
    .where('Id', '<>', row.Id)
    .limit(1)
    .executeTakeFirst();
  if (used !== undefined) return true;
  const certificate = await tx
    .selectFrom('Certificate')
    .select('Id')
    .where('CertificateNo', '=', number)
    .executeTakeFirst();
  return certificate !== undefined && certificate.Id !== row.CertificateId;
}

/** Next number of the series, skipping manually entered numbers ahead of it. */
async function nextFreeNumber(
  job: ApplicationActionContext,
  definition: ServiceDefinition,
  year: string,
): Promise<string> {
  for (;;) {
    const number = await nextCertificateNumber(job.tx, definition, year);
    if (!(await isNumberUsed(job, number))) return number;
  }
}
