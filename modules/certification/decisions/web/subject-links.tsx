/** Links to the application and to the certificate of a decision; a dash if it has none. */
import { viewAddress } from '#modules/applications/applications/web/index.ts';
import { certificateAddress } from '#modules/certification/certificates/rules/index.ts';
import { NO_NUMBER } from '#platform/common/format/application-name.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import type { DecisionRow } from '../rules/contract.ts';

type Props = { row: DecisionRow };

export function ApplicationLink({ row: { ApplicationKey, ApplicationNo } }: Props) {
  if (ApplicationKey === null) return NO_NUMBER;
  return (
    <AppLink href={viewAddress(ApplicationKey)} className="nowrap num">
      {ApplicationNo ?? NO_NUMBER}
    </AppLink>
  );
}

type CertificateProps = {
  row: Pick<DecisionRow, 'CertificateKey' | 'CertificateKind' | 'CertificateNo'>;
};

export function CertificateLink({
  row: { CertificateKey, CertificateKind: Kind, CertificateNo },
}: CertificateProps) {
  if (CertificateKey === null || Kind === null) return NO_NUMBER;
  return (
    <AppLink href={certificateAddress({ Kind, CertificateKey })} className="nowrap num">
      {CertificateNo}
    </AppLink>
  );
}
