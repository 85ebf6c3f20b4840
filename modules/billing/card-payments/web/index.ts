/** What other modules may use of this one; everything else is its own. */
export { MoneyGoingBack } from './online/money-going-back.tsx';
export { PayOnline } from './online/pay-online.tsx';
