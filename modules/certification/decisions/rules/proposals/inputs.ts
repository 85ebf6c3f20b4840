/** Request bodies of the actions on a certificate that propose a decision, and of those on the proposal. */
import { z } from 'zod';
import { referenceCode } from '#modules/catalogue/services/rules/index.ts';
import { scopeInput } from '#modules/certification/certificates/rules/index.ts';
import { attachment, dateInput, key, remark, version } from '#platform/common/contract/inputs.ts';

const propose = z.strictObject({
  CertificateKey: key,
  Version: version.optional(),
  /** Entry of the list of grounds. */
  Ground: referenceCode,
  /** The grounds in words; the holder reads them as the reason of the change. */
  Remark: remark.trim().min(1),
  Attachment: attachment.optional(),
});

export const proposingInputs = {
  propose,
  /** The new last valid day. */
  extend: propose.extend({ ExpiryDateTime: dateInput }),
  scope: propose.extend({ Scope: scopeInput }),
} as const;

const base = z.strictObject({ ProposalKey: key, Version: version.optional() });

export const proposalInputs = {
  base: base.extend({ Remark: remark.optional() }),
  reason: base.extend({ Remark: remark.trim().min(1) }),
  reduce: base.extend({ Remark: remark.trim().min(1), Scope: scopeInput }),
} as const;
