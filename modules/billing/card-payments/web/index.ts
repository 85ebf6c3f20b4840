/** What other modules may use of this one; everything else is its own. */

export { PayOnline } from './online/pay-online.tsx';
export { PendingRefunds } from './online/pending-refunds.tsx';
