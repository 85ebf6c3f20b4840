import { Progress } from '@mantine/core';
import { useRef, useState } from 'react';
import type { AnsweredPoint, AnswerRow } from '#modules/applications/applications/rules/index.ts';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { ChecklistData, ChecklistPoint } from '../rules/contract.ts';
import { isMissingRemark } from '../rules/findings.ts';
import { ChecklistPointRow } from './checklist-point-row.tsx';
import classes from './checklist-tab.module.css';
import { type LoweredFinding, LoweredFindingQuestion } from './lowered-finding.tsx';
import { useChecklistStore } from './use-checklist-answer.ts';
import { useChecklistKeys } from './use-checklist-keys.ts';

type Props = {
  applicationKey: string;
  step: Step;
  data: ChecklistData;
  points: readonly ChecklistPoint[];
  shown: ReadonlySet<string>;
  requests: readonly AnsweredPoint[];
  rows: readonly AnswerRow[];
  isOpen: boolean;
};

/**
 * One review step's section of the checklist tab: its points that match the filter, progress, and the number
 * of findings that still lack a remark.
 */
export function ChecklistStep({ applicationKey, step, data, points, shown, requests, rows, isOpen }: Props) {
  const t = useText();
  const place = useRef<HTMLElement>(null);
  const store = useChecklistStore(applicationKey);
  const listed = points.filter(({ PointKey }) => shown.has(PointKey));
  const [lowered, setLowered] = useState<LoweredFinding | null>(null);
  useChecklistKeys({ place, points: listed, store, isOpen, onLower: setLowered });
  const done = points.filter((point) => point.Result !== null).length;
  const unsaid = points.filter(
    ({ Result, Remark }) => Result !== null && isMissingRemark({ Result, Remark }),
  ).length;
  const label = t('CHECK_PROGRESS', { done, total: points.length });
  if (listed.length === 0) return null;
  return (
    <section className={classes.step} ref={place}>
      <Row gap="xs" mb="xs">
        <Words as="h2" size="lg">
          {t(`STEP_${step}`)}
        </Words>
        {isOpen && <Badge tone="info">{t('CHECK_YOURS')}</Badge>}
        {unsaid > 0 && <Badge tone="warning">{t('CHECK_UNSAID', { count: unsaid })}</Badge>}
        <Words as="span" isLast tone="faint" size="xs" className="num" aria-live="polite">
          {label}
        </Words>
      </Row>
      {isOpen && <Progress value={(done / points.length) * 100} size={6} aria-label={label} />}
      <Stack as="ul" mt="2xs">
        {listed.map((point) => (
          <ChecklistPointRow
            key={point.PointKey}
            applicationKey={applicationKey}
            data={data}
            point={point}
            isOpen={isOpen}
            requests={requests.filter(({ PointKey }) => PointKey === point.PointKey)}
            rows={rows}
          />
        ))}
      </Stack>
      <LoweredFindingQuestion finding={lowered} onClose={() => setLowered(null)} />
    </section>
  );
}
