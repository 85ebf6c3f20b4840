/** Transparency log rules that other modules may import; everything else is internal. */
export { canonicalJson } from './canonical-json.ts';
export type { CertificateLog } from './contract.ts';
export type { LogEntry } from './log-entry.ts';
export type { ProofFile } from './proof-file.ts';
