/** Public contract of the card-payments module; other modules may import only this. */
export { onlineRoutes } from './online-contract.ts';
export { isReceivedAtProvider } from './payment-transitions.ts';
