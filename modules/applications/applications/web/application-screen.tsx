import frame from '#platform/web/ui/frame.module.css';
import type { ApplicationView } from '../rules/contract.ts';
import { ApplicationActions } from './application-actions.tsx';
import { ApplicationHeader } from './application-header.tsx';
import type { ApplicationParts } from './application-parts.ts';
import classes from './application-screen.module.css';
import { ApplicationTabs } from './application-tabs.tsx';
import { AskedNotice } from './asked-notice.tsx';
import { FactsCard } from './facts-card.tsx';
import { LatestCard } from './latest-card.tsx';
import { MajorsNotice } from './majors-notice.tsx';
import { StepTrack } from './step-track.tsx';

type Props = { view: ApplicationView; parts: ApplicationParts };

export function ApplicationScreen({ view, parts }: Props) {
  return (
    <div className={frame.screen}>
      <ApplicationHeader view={view} />
      {/* What is asked now comes before how far the file has come. */}
      <AskedNotice view={view} />
      {view.Steps.length > 0 && <StepTrack view={view} />}
      <MajorsNotice view={view} />
      <ApplicationActions view={view} DateField={parts.DateField} />
      <div className={frame.columns}>
        <ApplicationTabs view={view} CertificateTab={parts.CertificateTab} />
        <div className={classes.side}>
          <FactsCard view={view} />
          <LatestCard view={view} />
        </div>
      </div>
    </div>
  );
}
