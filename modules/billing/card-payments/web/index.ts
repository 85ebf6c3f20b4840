/** Public web API of the card-payments module; other modules may import only this. */

export { PayOnline } from './online/pay-online.tsx';
export { PendingRefunds } from './online/pending-refunds.tsx';
