/**
 * Builds the unsigned W3C credential of one certificate revision from its stored facts. The nightly check
 * compares all credentials ever issued with its output, so old ones must stay reproducible.
 */
import { verifyPath } from '#modules/certification/certificates/rules/index.ts';
import type { CertificateFacts } from '#modules/certification/certificates/server/index.ts';
import {
  type CertificateCredential,
  type CertificateSubject,
  CREDENTIALS_CONTEXT,
  type CredentialStatus,
  STATUS_PURPOSES,
} from '../rules/credential.ts';
import { CONTEXT_PATH, statusListPath } from './addresses.ts';
import { type LanguageValues, languageValues } from './language-values.ts';

export type CredentialFacts = {
  /** `urn:uuid:…` */
  Id: string;
  Facts: CertificateFacts;
  /** Hash of the signed page, lower-case hex. */
  Sha256: string;
  IsDemo: boolean;
  StatusList: number;
  StatusIndex: number;
};

/** Placeholder for a missing name, since every name in a certificate must have a value. */
const NAMELESS: LanguageValues = [{ '@value': '-', '@language': 'und' }];

/**
 * Uses the same record as the page. Pure; every night all credentials ever issued are compared with its
 * output, so a change of content must preserve the old output for existing credentials.
 */
export function credentialOf(input: CredentialFacts): CertificateCredential {
  const { Facts, Id } = input;
  const issuer = Facts.PublicUrl;
  return {
    '@context': [CREDENTIALS_CONTEXT, `${issuer}${CONTEXT_PATH}`],
    id: Id,
    type: [
      'VerifiableCredential',
      Facts.Kind === 'STATEMENT' ? 'StatementCredential' : 'CertificationCredential',
    ],
    issuer: { id: issuer, name: languageValues(Facts.BodyName) ?? NAMELESS },
    validFrom: `${Facts.EffectiveDate}T00:00:00+08:00`,
    ...(Facts.ExpiryDate !== null && { validUntil: `${Facts.ExpiryDate}T23:59:59+08:00` }),
    credentialSubject: subject(input),
    credentialStatus: STATUS_PURPOSES.map((purpose): CredentialStatus => {
      const list = `${issuer}${statusListPath(purpose, input.StatusList)}`;
      return {
        id: `${list}#${input.StatusIndex}`,
        type: 'BitstringStatusListEntry',
        statusPurpose: purpose,
        statusListIndex: String(input.StatusIndex),
        statusListCredential: list,
      };
    }),
  };
}

function subject({ Facts, Sha256, IsDemo }: CredentialFacts): CertificateSubject {
  const [branchName, edition, scope] = [
    languageValues(Facts.BranchName),
    languageValues(Facts.NameExtra),
    languageValues(Facts.Scope),
  ];
  return {
    type: 'CertifiedOrganisation',
    name: languageValues(Facts.OrgName) ?? NAMELESS,
    ...(branchName && { branchName }),
    certificate: {
      type: Facts.Kind === 'STATEMENT' ? 'Statement' : 'Certificate',
      certificateNumber: Facts.CertificateNo,
      revision: Facts.Revision,
      service: languageValues(Facts.ServiceName) ?? NAMELESS,
      ...(edition && { edition }),
      ...(scope && { scope }),
      ...(Facts.Sites.length > 0 && { sites: [...Facts.Sites] }),
      firstIssued: Facts.FirstIssueDate,
      decided: Facts.DecisionDate,
      effective: Facts.EffectiveDate,
      revised: Facts.RevisionDate,
      ...(Facts.ExpiryDate !== null && { expires: Facts.ExpiryDate }),
      verificationPage: `${Facts.PublicUrl}${verifyPath(Facts.CertificateNo)}`,
      signedPage: {
        type: 'SignedPage',
        digestSRI: `sha256-${Buffer.from(Sha256, 'hex').toString('base64')}`,
      },
      ...(IsDemo && { isDemonstration: true as const }),
    },
  };
}
