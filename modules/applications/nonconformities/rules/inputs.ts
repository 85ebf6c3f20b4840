/** Request bodies of the actions on a nonconformity, and of the client's draft of a response. */
import { z } from 'zod';
import { attachment, key, remark, version } from '#platform/common/contract/inputs.ts';
import { VERIFICATION_METHODS } from './facts.ts';

const base = z.strictObject({ NonconformityKey: key, Version: version.optional() });

/** The parts of a response; a draft may leave each of them empty. */
const response = {
  /** What was done at once about what was found. */
  Correction: remark,
  /** Why it happened. */
  Cause: remark,
  /** What prevents it from happening again, and by when. */
  CorrectiveAction: remark,
  /** Other sites or processes that are affected. */
  OtherSites: remark,
};
export type ResponsePart = keyof typeof response;
export const RESPONSE_PARTS = Object.keys(response) as ResponsePart[];

export const nonconformityInputs = {
  base: base.extend({ Remark: remark.optional() }),
  reason: base.extend({ Remark: remark.trim().min(1), Attachment: attachment.optional() }),
  answer: base.extend({
    Correction: response.Correction.trim().min(1),
    Cause: response.Cause.trim().min(1),
    CorrectiveAction: response.CorrectiveAction.trim().min(1),
    OtherSites: response.OtherSites.optional(),
    Attachment: attachment.optional(),
  }),
  verify: base.extend({
    Method: z.enum(VERIFICATION_METHODS),
    Remark: remark.optional(),
    Attachment: attachment.optional(),
  }),
  draft: base.extend({ ...response, Attachment: attachment }),
} as const;
