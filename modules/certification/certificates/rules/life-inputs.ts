/**
 * Schemas of the request bodies of the actions on a certificate: change of status, extension, change of the
 * scope, upload of a document, and all others.
 */
import { z } from 'zod';
import { attachment, dateInput, key, remark, version } from '#platform/common/contract/inputs.ts';

/** The new scope in every language. */
const scopeText = remark.trim().min(1);
export const scopeInput = z.strictObject({ EN: scopeText, CHT: scopeText, CHS: scopeText });

const base = z.strictObject({
  CertificateKey: key,
  Version: version.optional(),
  Remark: remark.optional(),
  Attachment: attachment.optional(),
});

/**
 * Statuses that `/application/certificate/status` accepts; each is a separate action in the workflow table.
 */
const REQUESTABLE_STATUSES = ['PUBLISHED', 'ACTIVE', 'SUSPENDED', 'TERMINATED', 'EXPIRED'] as const;

/** Bodies by kind of action. `Version` is that of the certificate. */
export const lifeInputs = {
  base,
  status: base.extend({ CertificateStatusCode: z.enum(REQUESTABLE_STATUSES) }),
  /** The new last valid day. */
  extend: base.extend({ ExpiryDateTime: dateInput }),
  scope: base.extend({ Scope: scopeInput }),
  upload: base.extend({ Attachment: attachment.length(1) }),
} as const;
