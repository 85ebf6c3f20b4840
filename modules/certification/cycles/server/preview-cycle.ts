import {
  applicationStatuses,
  COMPLETED_STATUS,
  type CycleApplication,
  type CycleInput,
  type CycleMark,
  cycleState,
} from '#modules/applications/applications/rules/index.ts';
import { cycleApplications } from '#modules/applications/applications/server/index.ts';
import { firstTerm, renewedTerm } from '#modules/catalogue/services/rules/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { certificateInScope } from '#modules/certification/certificates/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { compareMarks } from '../rules/compare-marks.ts';
import type { CyclePreview, cycleRoutes } from '../rules/contract.ts';

type Route = (typeof cycleRoutes)['preview'];
type Days = Pick<Context<Route>['body'], 'EffectiveDate' | 'ExpiryDate' | 'IsRenewal'>;

/**
 * API handler that previews what moving a certificate's effective or expiry date would do: the cycle dates
 * that move, the applications affected, and warnings. Changes nothing.
 */
export async function previewCycle({ db, actor, body, at }: Context<Route>): Promise<CyclePreview> {
  const certificate =
    (await db
      .selectFrom('Certificate')
      .selectAll()
      .where('CertificateKey', '=', body.CertificateKey)
      .where(certificateInScope(actor))
      .executeTakeFirst()) ?? fail('ERR_NOT_FOUND');
  const { Definition } = await serviceVersion(db, certificate.ServiceVersionId);
  const today = hongKongDate(at);
  const input: CycleInput = {
    cycle: Definition.Cycle,
    offered: Definition.AssessmentTypes,
    firstIssue: certificate.FirstIssueDate,
    expiry: certificate.ExpiryDate,
    applications: (await cycleApplications(db, [certificate.Id])).get(certificate.Id) ?? [],
    today,
  };
  // A certificate that never expires is never renewed either.
  if (certificate.ExpiryDate === null) return { Marks: [], Touched: [], Warnings: [] };
  const now = cycleState(input);
  const then = cycleState(moved(input, now.Opener, body));
  const Marks = compareMarks(now.Marks, then.Marks);
  return {
    Marks,
    Touched: touched(now.Marks, Marks),
    Warnings: warnings(now.Marks, then.Marks, today),
  };
}

function moved(input: CycleInput, opener: CycleApplication | null, days: Days): CycleInput {
  const { EffectiveDate: from, ExpiryDate } = days;
  if (days.IsRenewal && from && opener) return renewed(input, opener, from, ExpiryDate);
  if (!from || !input.cycle) return { ...input, expiry: ExpiryDate ?? input.expiry };
  // As in the confirmation: counted from the decision if it was made in the portal.
  const { From, Expiry } = firstTerm(input.cycle, opener?.CertifiedOn ?? from, from);
  return {
    ...input,
    firstIssue: From,
    expiry: ExpiryDate ?? Expiry,
    applications: input.applications.map((one) =>
      one.Id === opener?.Id ? { ...one, CycleFrom: From } : one,
    ),
  };
}

/** The next cycle, as if the renewal were published, after the current one. */
function renewed(
  input: CycleInput,
  opener: CycleApplication,
  effective: string,
  typed: string | undefined,
): CycleInput {
  if (!input.cycle || !input.expiry) return input;
  const { From, Expiry } = renewedTerm(input.cycle, input.expiry, effective);
  const renewal: CycleApplication = {
    ...opener,
    Id: Number.MAX_SAFE_INTEGER,
    AssessmentType: 'RENEWAL',
    ApplicationStatusCode: COMPLETED_STATUS,
    CycleFrom: From,
  };
  return { ...input, expiry: typed ?? Expiry, applications: [...input.applications, renewal] };
}

/** Applications in progress keep the dates that people were notified of; waiting ones move with the cycle. */
function touched(now: readonly CycleMark[], changed: CyclePreview['Marks']): CyclePreview['Touched'] {
  return now.flatMap(({ Kind, No, On, State, Application }) => {
    const isMoved = changed.some((mark) => mark.Kind === Kind && mark.No === No);
    if (!isMoved || !Application || State === 'DONE') return [];
    if (applicationStatuses.scheduled.includes(Application.ApplicationStatusCode)) return [];
    return [
      { ApplicationKey: Application.ApplicationKey, ApplicationNo: Application.ApplicationNo, EndsOn: On },
    ];
  });
}

/** Excludes dates that are already overdue, which this change does not cause. */
function warnings(now: readonly CycleMark[], then: readonly CycleMark[], today: string): string[] {
  const codes: TextKey[] = [];
  if (then.some((mark) => mark.Kind === 'EXPIRY' && mark.On < today)) codes.push('CYCLE_WARN_PAST');
  const isLate = (mark: CycleMark | undefined): boolean => mark?.State === 'OVERDUE';
  const before = (mark: CycleMark) => now.find(({ Kind, No }) => Kind === mark.Kind && No === mark.No);
  if (then.some((mark) => isLate(mark) && !isLate(before(mark)))) codes.push('CYCLE_WARN_OVERDUE');
  return codes;
}
