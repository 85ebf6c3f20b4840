import type { VerdictView } from '@assay/shared/register/contract.ts';
import { Island } from '../islands/island.tsx';
import { OtherDateForm } from './other-date-form.tsx';
import { StatusHistory } from './status-history.tsx';
import { VerdictBand } from './verdict-band.tsx';
import { VerdictFacts } from './verdict-facts.tsx';

export type Certificate = NonNullable<VerdictView['Certificate']>;

type Props = { verdict: VerdictView; certificate: Certificate; code: string; today: string };

export function VerifyPage({ verdict, certificate, code, today }: Props) {
  return (
    <div className="wrap verify">
      <VerdictBand verdict={verdict} certificate={certificate} code={code} today={today} />
      <div className="verify-columns">
        <VerdictFacts verdict={verdict} certificate={certificate} today={today} />
        <aside>
          <Island name="FileCheck" props={{ expected: certificate.CertificateNo }} />
          <StatusHistory history={certificate.History} />
          <OtherDateForm number={certificate.CertificateNo} code={code} on={verdict.On} today={today} />
        </aside>
      </div>
    </div>
  );
}
