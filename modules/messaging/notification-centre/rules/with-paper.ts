import type { NoticeKind } from './kinds.ts';

/** Kinds of messages whose mail brings a paper along: the receipt, the refund note. */
const PAPER_KINDS = [
  'PAID',
  'VOIDED',
  'REFUNDED',
  'REFUNDED_OFFLINE',
] as const satisfies readonly NoticeKind[];
export type PaperKind = (typeof PAPER_KINDS)[number];

/** Their mail is written by whoever prints the paper (`payment.receipt`), never together with the message. */
export const hasPaper = (kind: NoticeKind): kind is PaperKind =>
  (PAPER_KINDS as readonly NoticeKind[]).includes(kind);
