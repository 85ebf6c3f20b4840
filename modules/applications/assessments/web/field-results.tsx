import type { Step } from '#modules/catalogue/services/rules/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { ChecklistData } from '../rules/contract.ts';
import { ChecklistAnswer } from './checklist-answer.tsx';
import classes from './checklist-tab.module.css';

type Props = { applicationKey: string; data: ChecklistData; field: string | null; step: Step | null };

/**
 * On the answers and checklist tabs, the checklist points of the current step about one form field, so that
 * the reviewer can answer them next to the field.
 */
export function FieldResults({ applicationKey, data, field, step }: Props) {
  const t = useText();
  const points = data.Points.filter((point) => point.Field === field && point.Step === step);
  if (!data.IsOpenForYou || field === null || points.length === 0) return null;
  return (
    <Stack gap="sm" mt="sm">
      <p className={classes.by}>{t('REVIEW_POINTS')}</p>
      {points.map((point) => (
        <div key={point.PointKey}>
          <Words>
            <Words as="span" tone="faint" size="xs">
              {point.Clause}
            </Words>{' '}
            {point.Text}
          </Words>
          <ChecklistAnswer applicationKey={applicationKey} point={point} today={data.Today} />
        </div>
      ))}
    </Stack>
  );
}
