import type { Trace } from './watch-traces.ts';

/** What a refused call may leave, with the reason. Everything else is a defect. */
const ALLOWED: Readonly<Record<string, string>> = {
  audit: 'denials and refused sign-ins are logged; the log only grows',
  audit_repeat: 'the same denial again is counted instead of written anew',
  audit_unsealed: 'what was logged waits for its place in the chain',
  attempt: 'how often somebody tried is what limits are made of',
};

export const isAllowedTrace = ({ Table }: Trace): boolean => Object.hasOwn(ALLOWED, Table);
