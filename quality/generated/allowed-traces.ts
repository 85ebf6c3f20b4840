import type { Trace } from './watch-traces.ts';

/** What a refused call may leave, with the reason. Everything else is a defect. */
const ALLOWED: Readonly<Record<string, string>> = {
  audit: 'denials and refused sign-ins are logged; the log only grows',
  audit_repeat: 'the same denial again is counted instead of written anew',
  audit_unsealed: 'what was logged waits for its place in the chain',
  attempt: 'how often somebody tried is what limits are made of',
};

/** The same of one call alone. */
const ALLOWED_OF: Readonly<Record<string, { Tables: readonly string[]; Why: string }>> = {
  '/payment/open': {
    Tables: ['payment', 'sandbox_payment', 'sandbox_event', '_private_jobs'],
    Why: 'a payment that waited too long is ended at the provider, and what that says is taken over: hence the refusal',
  },
};

export const isAllowedTrace = ({ Table }: Trace, path: string): boolean =>
  Object.hasOwn(ALLOWED, Table) || ALLOWED_OF[path]?.Tables.includes(Table) === true;
