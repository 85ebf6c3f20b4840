import {
  type CertificateAssessment,
  isCertificateAssessment,
  type StartOption,
  type startRoutes,
} from '#modules/applications/applications/rules/index.ts';
import { currentVersion } from '#modules/catalogue/services/server/index.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import { dayText } from '#platform/common/format/day-text.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { existingWork } from './existing-work.ts';
import { certificatesToStart, noCertificateReason, type StartState, startStates } from './start-states.ts';

type Route = (typeof startRoutes)['options'];

/**
 * API handler for the form "new application" of a client: the assessment types of a service that may be
 * started today, with the certificates to choose from or the reasons against. Starting one follows the same
 * rules.
 */
export async function startOptions(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, query, at, language } = context;
  const version = (await currentVersion(db, query.ServiceKey)) ?? fail('ERR_NOT_FOUND');
  const certificates = await certificatesToStart(context, query.ServiceKey).execute();
  const states = await startStates({ db, at }, certificates);
  const option = (type: AssessmentType): StartOption =>
    isCertificateAssessment(type)
      ? ofCertificate(type, states, { language, none: noCertificateReason(context.actor) })
      : { AssessmentType: type, IsOpen: true, Certificates: [], Reasons: [] };
  return {
    Types: version.Definition.AssessmentTypes.map(option),
    Existing: await existingWork(context, { version, certificates }),
  };
}

type OptionContext = { language: Language; none: ReturnType<typeof noCertificateReason> };

function ofCertificate(
  type: CertificateAssessment,
  states: readonly StartState[],
  optionContext: OptionContext,
): StartOption {
  const open = states.filter(({ Verdicts }) => Verdicts[type].IsOpen);
  const Certificates = open.map(({ Certificate: { CertificateKey, CertificateNo, ExpiryDate } }) => ({
    CertificateKey,
    CertificateNo,
    ExpiryDate,
  }));
  const IsOpen = open.length > 0;
  return {
    AssessmentType: type,
    IsOpen,
    Certificates,
    Reasons: IsOpen ? [] : reasons(type, states, optionContext),
  };
}

function reasons(
  type: CertificateAssessment,
  states: readonly StartState[],
  { language, none }: OptionContext,
) {
  const found = states.flatMap(({ Certificate, Verdicts }) => {
    const verdict = Verdicts[type];
    if (verdict.IsOpen) return [];
    const date = verdict.date ? dayText(verdict.date, language) : '';
    return {
      Code: verdict.Code,
      Message: translate(verdict.Code, language, { no: Certificate.CertificateNo, date }),
    };
  });
  return found.length > 0 ? found : [{ Code: none, Message: translate(none, language) }];
}
