/**
 * Schema and types of a certificate as a W3C Verifiable Credential (Data Model 2.0), with its subject and
 * its entries in the public status lists for revocation and suspension.
 */
import { z } from 'zod';

/**
 * Property names follow the standard (camelCase); the portal's own terms are defined by the context at
 * `/credentials/context/v1`.
 */
const languageValues = z
  .array(z.strictObject({ '@value': z.string().min(1), '@language': z.string() }))
  .min(1);
const moment = z.iso.datetime({ offset: true });

export const CREDENTIALS_CONTEXT = 'https://www.w3.org/ns/credentials/v2';
/**
 * Size of one status list in bits: the smallest that the standard allows, large enough that an index reveals
 * nothing.
 */
export const STATUS_LIST_BITS = 131_072;
/** Meaning of a status bit: `revocation` is permanent, `suspension` applies until it is lifted. */
export const STATUS_PURPOSES = ['revocation', 'suspension'] as const;
export type StatusPurpose = (typeof STATUS_PURPOSES)[number];

const credentialStatus = z.strictObject({
  id: z.url(),
  type: z.literal('BitstringStatusListEntry'),
  statusPurpose: z.enum(STATUS_PURPOSES),
  /** A number as text, as the standard requires. */
  statusListIndex: z.string().regex(/^\d{1,6}$/),
  statusListCredential: z.url(),
});
export type CredentialStatus = z.infer<typeof credentialStatus>;

const certificateSubject = z.strictObject({
  type: z.literal('CertifiedOrganisation'),
  name: languageValues,
  branchName: languageValues.optional(),
  certificate: z.strictObject({
    type: z.enum(['Certificate', 'Statement']),
    certificateNumber: z.string(),
    revision: z.int().positive(),
    service: languageValues,
    edition: languageValues.optional(),
    scope: languageValues.optional(),
    sites: z.array(z.string()).optional(),
    /** Dates in Hong Kong. */
    firstIssued: z.iso.date(),
    decided: z.iso.date(),
    effective: z.iso.date(),
    revised: z.iso.date(),
    expires: z.iso.date().optional(),
    /** Page on which anyone can verify the current status. */
    verificationPage: z.url(),
    /** Signed page of this revision: `sha256-` and the hash in base64. */
    signedPage: z.strictObject({ type: z.literal('SignedPage'), digestSRI: z.string() }),
    /** True for a demonstration portal; otherwise absent. */
    isDemonstration: z.literal(true).optional(),
  }),
});
export type CertificateSubject = z.infer<typeof certificateSubject>;

export const certificateCredential = z.strictObject({
  '@context': z.tuple([z.literal(CREDENTIALS_CONTEXT), z.url()]),
  id: z.string().startsWith('urn:uuid:'),
  type: z.tuple([
    z.literal('VerifiableCredential'),
    z.enum(['CertificationCredential', 'StatementCredential']),
  ]),
  issuer: z.strictObject({ id: z.url(), name: languageValues }),
  validFrom: moment,
  /** End of the last valid day in Hong Kong; absent if it does not expire. */
  validUntil: moment.optional(),
  credentialSubject: certificateSubject,
  credentialStatus: z.array(credentialStatus).length(STATUS_PURPOSES.length),
});
export type CertificateCredential = z.infer<typeof certificateCredential>;
