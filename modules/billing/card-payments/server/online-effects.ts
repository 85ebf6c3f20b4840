import { onlineEffects } from '#modules/billing/invoices/server/index.ts';
import { giveBack } from './give-back.ts';
import { startPayment } from './start-payment.ts';

export const providerEffects = onlineEffects.bring({ PROVIDER: { start: startPayment, giveBack } });
