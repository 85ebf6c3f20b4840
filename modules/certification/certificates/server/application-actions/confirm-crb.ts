/**
 * Board confirmation of an application (CRB_CONFIRM): fixes the certificate's number and dates, and looks up before the
 * decision what its conditions need to know about a typed number and the attached files.
 */
import { sql } from 'kysely';
import { confirmedTerm } from '#modules/applications/applications/rules/index.ts';
import type { ApplicationActionContext, Prepare } from '#modules/applications/applications/server/index.ts';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import {
  advanceSeries,
  nextCertificateNumber,
  numberAhead,
  serviceVersion,
} from '#modules/catalogue/services/server/index.ts';

const typedNumber = ({ input }: Pick<ApplicationActionContext, 'input'>): string | null =>
  typeof input.CertificateNo === 'string' && input.CertificateNo !== '' ? input.CertificateNo : null;

/**
 * Facts about a confirmation. A typed number stays reserved until the transaction ends, so that what is decided on them
 * is still true when it is saved.
 */
export const confirmationFacts: Prepare = async (job) => {
  const number = typedNumber(job);
  const IsOtherFileAttached = await hasOtherFile(job);
  if (number === null) return { IsOtherFileAttached };
  const { Definition } = await serviceVersion(job.tx, job.row.ServiceVersionId);
  return {
    IsOtherFileAttached,
    IsNumberTaken: await isNumberUsed(job, number),
    SkippedNumber: await numberAhead(job.tx, Definition, number),
  };
};

/**
 * Effect of the confirmation. The number is the next of its series or entered; an existing certificate keeps its number,
 * first issue date and, unless this is its renewal, its expiry.
 */
export async function confirmCrb(job: ApplicationActionContext): Promise<object> {
  const { tx, row, input, at, facts } = job;
  const { Definition } = await serviceVersion(tx, row.ServiceVersionId);
  const before = facts.EarlierCertificate;
  const { IsKept, ...term } = confirmedTerm(facts, input, at);
  const { EffectiveDate, ExpiryDate } = term;
  // Confirming again without a date leaves a last day that was typed before; that of a term in force is kept anyway.
  const isConfirmedBefore = !IsKept && facts.EffectiveDate !== null && input.DateTime === undefined;
  const typedExpiry =
    typeof input.ExpiryDate === 'string' ? input.ExpiryDate : isConfirmedBefore ? facts.ExpiryDate : null;
  return {
    CertificateNo:
      before?.CertificateNo ??
      row.CertificateNo ??
      (await newNumber(job, Definition, EffectiveDate.slice(0, 4))),
    CertificateId: row.CertificateId ?? before?.Id ?? null,
    FirstIssueDate: before?.FirstIssueDate ?? row.FirstIssueDate ?? EffectiveDate,
    ...term,
    ExpiryDate: ExpiryDate === null ? null : (typedExpiry ?? ExpiryDate),
    IsCertDateNoManual: input.IsCertDateNoManual === true,
  };
}

async function hasOtherFile({ tx, input }: ApplicationActionContext): Promise<boolean> {
  const keys = (input.Attachment as string[] | undefined) ?? [];
  if (keys.length === 0) return false;
  const files = await tx.selectFrom('File').select('Kind').where('FileKey', 'in', keys).execute();
  return files.some((file) => file.Kind !== 'crb');
}

/** The typed number, after which its series continues, or the next one. */
async function newNumber(
  job: ApplicationActionContext,
  definition: ServiceDefinition,
  year: string,
): Promise<string> {
  const typed = typedNumber(job);
  if (typed === null) return nextFreeNumber(job, definition, year);
  await advanceSeries(job.tx, definition, typed);
  return typed;
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
