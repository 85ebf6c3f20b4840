import { PartProblems } from '#modules/catalogue/services/web/part-problems.tsx';
import { PartSection } from '#modules/catalogue/services/web/part-section.tsx';
import parts from '#modules/catalogue/services/web/parts.module.css';
import type { ServiceTabProps } from '#modules/catalogue/services/web/service-tab-props.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
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
