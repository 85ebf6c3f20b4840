import type { AnsweredPoint, AnswerRow } from '#modules/applications/applications/rules/index.ts';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { ChecklistData } from '../rules/contract.ts';
import { AnsweredReview } from './answered-review.tsx';
import classes from './checklist-tab.module.css';
import { FieldResults } from './field-results.tsx';

type Props = {
  applicationKey: string;
  data: ChecklistData;
  requests: readonly AnsweredPoint[];
  rows: readonly AnswerRow[];
  step: Step | null;
};

/**
 * Section of the checklist tab with the client's responses to points about form fields rather than checklist
 * points, and the checklist points about these fields.
 */
export function FieldReviews({ applicationKey, data, requests, rows, step }: Props) {
  const t = useText();
  const fresh = requests.filter(({ Round, PointKey }) => Round === data.Round - 1 && PointKey === null);
  if (fresh.length === 0) return null;
  return (
    <section className={classes.step}>
      <Row gap="xs" mb="xs">
        <Words as="h2" size="lg">
          {t('REVIEW_FIELDS')}
        </Words>
      </Row>
      <Stack as="ul" mt="2xs">
        {fresh.map((point) => (
          <li key={point.PointNo} className={classes.point}>
            <Words mt="2xs">{point.Text}</Words>
            <AnsweredReview point={point} rows={rows} />
            {point.Requested.map(({ Field }) => (
              <FieldResults
                key={Field}
                applicationKey={applicationKey}
                data={data}
                field={Field}
                step={step}
              />
            ))}
          </li>
        ))}
      </Stack>
    </section>
  );
}
