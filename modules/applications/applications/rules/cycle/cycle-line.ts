/**
 * Schema of a certificate's cycle timeline: the marks for issue, surveillance, special, renewal and expiry.
 */
import { z } from 'zod';
import { ASSESSMENT_TYPES } from '#platform/common/format/assessment-types.ts';
import { APPLICATION_STATUSES } from '../statuses.ts';

const MARK_KINDS = ['ISSUED', 'SURVEILLANCE', 'SPECIAL', 'RENEWAL', 'EXPIRY'] as const;
/**
 * State of a mark on a given day: completed; assessment in progress; window open with no assessment in progress; overdue
 * without completion; still ahead.
 */
export const MARK_STATES = ['DONE', 'RUNNING', 'OPEN', 'OVERDUE', 'AHEAD'] as const;

export const cycleMark = z.object({
  Kind: z.enum(MARK_KINDS),
  /** Sequence number within the kind, from 1: surveillance 1 and 2. */
  No: z.int(),
  /** The date of the mark, YYYY-MM-DD. */
  On: z.string(),
  /** The day from which the assessment may start; null if the mark needs no assessment. */
  Opens: z.string().nullable(),
  State: z.enum(MARK_STATES),
  Application: z
    .object({
      ApplicationKey: z.string(),
      ApplicationNo: z.string().nullable(),
      AssessmentType: z.enum(ASSESSMENT_TYPES),
      ApplicationStatusCode: z.enum(APPLICATION_STATUSES),
    })
    .nullable(),
});
export type CycleMark = z.infer<typeof cycleMark>;

/** The timeline of one cycle, usually 36 months, as of a given day. */
export const cycleLine = z.object({
  From: z.string(),
  To: z.string(),
  Today: z.string(),
  Marks: z.array(cycleMark),
});
export type CycleLine = z.infer<typeof cycleLine>;
