/** What other modules may use of this one; everything else is its own. */
export { applicationPaid } from './confirm-line.ts';
export { decodeText } from './decode-text.ts';
export { withBankLine } from './with-bank-line.ts';
