import {
  type AssessmentOfCertificate,
  type BeginOption,
  type beginRoutes,
  isOfCertificate,
} from '#modules/applications/applications/rules/index.ts';
import { currentVersion } from '#modules/catalogue/services/server/index.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import { dayText } from '#platform/common/format/day-text.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { type BeginState, beginStates, certificatesToBegin, whyNone } from './begin-states.ts';

type Route = (typeof beginRoutes)['options'];

/** What the form "new application" offers; CREATE decides by the same rules. */
export async function beginOptions(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, query, at, language } = context;
  const version = (await currentVersion(db, query.ServiceKey)) ?? fail('ERR_NOT_FOUND');
  const certificates = await certificatesToBegin(context, query.ServiceKey).execute();
  const states = await beginStates({ db, at }, certificates);
  const option = (type: AssessmentType): BeginOption =>
    isOfCertificate(type)
      ? ofCertificate(type, states, { language, none: whyNone(context.actor) })
      : { AssessmentType: type, IsOpen: true, Certificates: [], Reasons: [] };
  return { Types: version.Definition.AssessmentTypes.map(option) };
}

type Said = { language: Language; none: ReturnType<typeof whyNone> };

function ofCertificate(
  type: AssessmentOfCertificate,
  states: readonly BeginState[],
  said: Said,
): BeginOption {
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
    Reasons: IsOpen ? [] : reasons(type, states, said),
  };
}

function reasons(type: AssessmentOfCertificate, states: readonly BeginState[], { language, none }: Said) {
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
