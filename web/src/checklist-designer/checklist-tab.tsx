import { useText } from '../i18n/use-text.ts';
import { PartProblems } from '../service/part-problems.tsx';
import { PartSection } from '../service/part-section.tsx';
import parts from '../service/parts.module.css';
import type { ServiceTabProps } from '../service/service-tab-props.ts';
import { FindingDays } from './finding-days.tsx';
import { PointDesigner } from './point-designer.tsx';

/** What has to be found at each step, and how long a finding may stay open. */
export function ChecklistDesignerTab(props: ServiceTabProps) {
  const t = useText();
  return (
    <div className={parts.part}>
      <PartProblems faults={props.faults} paths={['Checklist']} />
      <PartSection title={t('DESIGN_DAYS')} hint={t('DESIGN_DAYS_HINT')} place="FindingDays">
        <FindingDays {...props} />
      </PartSection>
      <PointDesigner {...props} />
    </div>
  );
}
