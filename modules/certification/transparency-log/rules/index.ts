/** What other modules may use of this one; everything else is its own. */
export type { CertificateLog } from './contract.ts';
export type { LogEntry } from './log-entry.ts';
export type { ProofFile } from './proof-file.ts';
