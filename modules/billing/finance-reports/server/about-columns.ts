import type { MovementRow } from '../rules/contract.ts';

type Keys = { ApplicationKey: string | null; CertificateKey: string | null };

/** What an invoice is about, for its link. */
export const aboutOf = ({ ApplicationKey, CertificateKey }: Keys): MovementRow['About'] =>
  ApplicationKey === null
    ? { Kind: 'CERTIFICATE', Key: CertificateKey ?? '' }
    : { Kind: 'APPLICATION', Key: ApplicationKey };
