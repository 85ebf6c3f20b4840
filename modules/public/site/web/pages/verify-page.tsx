import type { CertificateLog } from '#modules/certification/transparency-log/rules/contract.ts';
import type { VerdictView } from '#modules/public/register/rules/contract.ts';
import { Island } from '../islands/island.tsx';
import { LogProof } from '../parts/log-proof.tsx';
import type { Certificate } from './certificate.ts';
import { FollowCard } from './follow-card.tsx';
import { OtherDateForm } from './other-date-form.tsx';
import { ShareCard } from './share-card.tsx';
import { StatusHistory } from './status-history.tsx';
import { VerdictBand } from './verdict-band.tsx';
import { VerdictFacts } from './verdict-facts.tsx';

type Props = {
  verdict: VerdictView;
  certificate: Certificate;
  code: string;
  today: string;
  log: CertificateLog | null;
  qr: string;
};

export function VerifyPage({ verdict, certificate, code, today, log, qr }: Props) {
  // What has ended for good changes no more.
  const hasEnded = certificate.Verdict === 'TERMINATED' || certificate.Verdict === 'WITHDRAWN';
  return (
    <div className="wrap verify">
      <VerdictBand verdict={verdict} certificate={certificate} code={code} today={today} />
      <div className="verify-columns">
        <VerdictFacts
          verdict={verdict}
          certificate={certificate}
          today={today}
          code={code}
          hasLog={log !== null && log.Entries.length > 0}
        />
        <aside>
          <Island name="FileCheck" props={{ expected: certificate.CertificateNo }} />
          <StatusHistory history={certificate.History} />
          <OtherDateForm number={certificate.CertificateNo} code={code} on={verdict.On} today={today} />
          {!hasEnded && <FollowCard number={certificate.CertificateNo} code={code} />}
        </aside>
        {log && <LogProof log={log} number={certificate.CertificateNo} code={code} />}
        <ShareCard certificate={certificate} code={code} qr={qr} />
      </div>
    </div>
  );
}
