import { verifyPath } from '#modules/certification/certificates/rules/verify-path.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { SiteInput, SitePage } from '../../rules/page.ts';
import { bodyId, organisationThing } from './organisation-thing.ts';
import type { Thing } from './thing.ts';

type VerifyPage = Extract<SitePage, { Name: 'verify' }>;

/**
 * What the register says of a certificate today. Of another day, and where it may not be shown, nothing: whoever reads
 * this without the page around it takes it for the present.
 */
export function certificationThings(
  input: SiteInput,
  { Verdict: { Certificate, On }, Today, Code }: VerifyPage,
  say: (text: Localized) => string,
): Thing[] {
  if (!Certificate || On !== Today || Code !== '') return [];
  const isActive = Certificate.Verdict === 'VALID';
  return [
    organisationThing(input, say),
    {
      '@type': 'Certification',
      name: say(Certificate.ServiceName),
      certificationIdentification: Certificate.CertificateNo,
      url: `${input.PublicUrl}${verifyPath(Certificate.CertificateNo)}`,
      certificationStatus: isActive
        ? 'https://schema.org/CertificationActive'
        : 'https://schema.org/CertificationInactive',
      issuedBy: { '@id': bodyId(input) },
      about: { '@type': 'Organization', name: say(Certificate.OrgName) },
      datePublished: Certificate.FirstIssueDate,
      validFrom: Certificate.EffectiveDate,
      ...(Certificate.ExpiryDate && { expires: Certificate.ExpiryDate }),
    },
  ];
}
