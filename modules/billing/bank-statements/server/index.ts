/** Public server API of the bank-statements module; other modules may import only this. */
export { applicationPaid } from './confirm-line.ts';
export { decodeText } from './decode-text.ts';
export { withBankLine } from './with-bank-line.ts';
