import type { CertificateRow } from './contract.ts';

type About = Pick<CertificateRow, 'Kind' | 'CertificateKey'>;

/** Path of the screen of one certificate or statement. */
export const certificateAddress = ({ Kind, CertificateKey }: About): string =>
  `/${Kind === 'STATEMENT' ? 'statement' : 'certificate'}?key=${encodeURIComponent(CertificateKey)}`;
