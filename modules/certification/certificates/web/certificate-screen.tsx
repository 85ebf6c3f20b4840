import { useState } from 'react';
import { DossierCard } from '#modules/certification/accreditation-files/web/dossier-card.tsx';
import frame from '#platform/web/ui/frame.module.css';
import type { CertificateView } from '../rules/contract.ts';
import { AssessmentsCard } from './assessments-card.tsx';
import { CertificateActions } from './certificate-actions.tsx';
import { CertificateFacts } from './certificate-facts.tsx';
import { CertificateHeader } from './certificate-header.tsx';
import { CertificateNotices } from './certificate-notices.tsx';
import classes from './certificate-screen.module.css';
import { CertificateStory } from './certificate-story.tsx';
import { CycleCard } from './cycle-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { PageCard } from './page-card.tsx';
import { ProofsCard } from './proofs-card.tsx';
import { ShareCard } from './share-card.tsx';

/** How it stands, what may be done, where it is in its cycle; then the page, what it says, and how it is proved. */
export function CertificateScreen({ certificate }: { certificate: CertificateView }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = shownRevision(certificate, chosen);
  // Whoever looks at the current page goes on to the next one when that takes its place.
  const look = (revision: number) => setChosen(revision === certificate.Revision ? null : revision);
  // Nothing is due any more of what has ended for good.
  const isOver = ['TERMINATED', 'DELETED'].includes(certificate.CertificateStatusCode);
  // Nobody can check what is not published.
  const isPublic = certificate.CertificateStatusCode !== 'PENDING';
  return (
    <div className={frame.screen}>
      <CertificateHeader certificate={certificate} />
      <CertificateNotices certificate={certificate} />
      <CertificateActions certificate={certificate} />
      {certificate.Cycle && !isOver && <CycleCard cycle={certificate.Cycle} />}
      <div className={`${frame.columns} ${classes.columns}`}>
        <div className={classes.page}>
          <PageCard certificate={certificate} revision={shown} onRevision={look} />
        </div>
        <div className={`${frame.stack} ${classes.side}`}>
          <CertificateFacts certificate={certificate} />
          {isPublic && <ShareCard certificate={certificate} />}
          {isPublic && <ProofsCard certificate={certificate} shown={shown} />}
          <DossierCard certificateKey={certificate.CertificateKey} />
        </div>
        <div className={`${frame.stack} ${classes.story}`}>
          <div className={classes.pair}>
            <DocumentsCard certificate={certificate} shown={shown} onLook={look} />
            {certificate.Applications.length > 0 && <AssessmentsCard certificate={certificate} />}
          </div>
          <CertificateStory certificate={certificate} />
        </div>
      </div>
    </div>
  );
}

/** What was chosen; else the page in force; before there is one, the newest. */
function shownRevision({ Revisions, Revision }: CertificateView, chosen: number | null): number | null {
  const ready = Revisions.filter((one) => one.Status === 'READY').map((one) => one.Revision);
  if (chosen !== null && ready.includes(chosen)) return chosen;
  return ready.includes(Revision) ? Revision : (ready[0] ?? null);
}
