import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import { ORGANISATIONS, type OrganisationCode } from './organisations.ts';
import { SITES } from './sites.ts';

/**
 * Demo answers to the form questions that all demo services share, per organisation and assessment type; a
 * later assessment also has the earlier certificate and the changes since.
 */
export const commonAnswers = (code: OrganisationCode, type: AssessmentType, certificateNo: string) => ({
  ...ORGANISATIONS[code],
  ...(type === 'INITIAL'
    ? { HasEarlierCertificate: false }
    : {
        HasEarlierCertificate: true,
        EarlierCertificateNo: certificateNo,
        ChangesSinceLast:
          type === 'SPECIAL'
            ? 'One site was added, and the responsible director changed in spring.'
            : 'No change of scope; two people joined and one procedure was revised.',
      }),
  Sites: SITES[code],
  DeclarationConsent: true,
  DeclarantName: ORGANISATIONS[code].ContactName,
  DeclarantPosition: ORGANISATIONS[code].ContactPosition,
  DeclarationDate: '2026-11-03',
});
