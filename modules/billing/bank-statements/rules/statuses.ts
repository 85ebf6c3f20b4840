/**
 * Statuses of a bank statement line with the facts about each and the lists derived from them. MATCHED and DOUBTFUL
 * propose an invoice, UNKNOWN has no proposal; finance confirms that the line paid an invoice (CONFIRMED) or ignores it
 * (IGNORED), or that it is a second payment of an invoice on which nothing was owed (OVERPAID).
 */
import { defineStatuses, statusesWhere, statusNames } from '#platform/common/workflow/define-statuses.ts';

export type BankLineStatusFacts = {
  /**
   * What finance decided: the line pays an invoice, or none, or belongs to an invoice on which nothing was owed. Null: not
   * decided yet.
   */
  Decision: 'PAYS' | 'PAYS_NOTHING' | 'OVERPAYS' | null;
  /** The proposed invoice is beyond doubt: the line can be confirmed together with others. */
  IsCertain: boolean;
};

const open = { Decision: null, IsCertain: false } as const;

export const BANK_LINE_STATUS = defineStatuses<BankLineStatusFacts>()({
  MATCHED: { ...open, IsCertain: true },
  DOUBTFUL: open,
  UNKNOWN: open,
  IGNORED: { ...open, Decision: 'PAYS_NOTHING' },
  CONFIRMED: { ...open, Decision: 'PAYS' },
  OVERPAID: { ...open, Decision: 'OVERPAYS' },
});

export type BankLineStatus = keyof typeof BANK_LINE_STATUS;
export const BANK_LINE_STATUSES = statusNames(BANK_LINE_STATUS);

const where = (condition: (facts: BankLineStatusFacts) => boolean) =>
  statusesWhere(BANK_LINE_STATUS, condition);

/** Lists of statuses, derived from the table. */
export const bankLineStatuses = {
  /** Finance has to decide. */
  open: where(({ Decision }) => Decision === null),
  certain: where(({ IsCertain }) => IsCertain),
  confirmed: where(({ Decision }) => Decision === 'PAYS'),
  overpaid: where(({ Decision }) => Decision === 'OVERPAYS'),
} as const;

/** Status that a comparison with the invoices gives an undecided line. */
export const MATCH_STATUS = {
  certain: 'MATCHED',
  doubtful: 'DOUBTFUL',
  none: 'UNKNOWN',
} as const satisfies Record<string, BankLineStatus>;
export type MatchStatus = (typeof MATCH_STATUS)[keyof typeof MATCH_STATUS];

/** Status that each step gives a line; the next comparison may change that of an undecided line. */
export const BANK_LINE_STEPS = {
  imported: MATCH_STATUS.none,
  confirmed: 'CONFIRMED',
  ignored: 'IGNORED',
  overpaid: 'OVERPAID',
  restored: MATCH_STATUS.none,
  /** Its invoice was marked as unpaid again. */
  released: MATCH_STATUS.doubtful,
} as const satisfies Record<string, BankLineStatus>;
