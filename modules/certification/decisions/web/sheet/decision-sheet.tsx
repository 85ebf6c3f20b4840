/**
 * Decision sheet of an application: recommendations, nonconformities, changes, scope, draft certificate, checks and dates,
 * on one page for those who review and decide.
 */

import type { ApplicationView } from '#modules/applications/applications/rules/index.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { ChangesCard } from './changes-card.tsx';
import { ChecksCard } from './checks-card.tsx';
import { DatesCard } from './dates-card.tsx';
import { DraftCard } from './draft-card.tsx';
import { FindingsCard } from './findings-card.tsx';
import { PrintedCard } from './printed-card.tsx';
import { RecommendationsCard } from './recommendations-card.tsx';
import classes from './sheet.module.css';
import { useSheet } from './use-sheet.ts';

export function DecisionSheet({ view }: { view: ApplicationView }) {
  const { data, error, refetch } = useSheet(view.ApplicationKey);
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={8} height={28} />;
  return (
    <Columns count="side" until="lg" align="start" gap="lg" lines="md" className={classes.sheet}>
      <Stack gap="md" className={classes.column}>
        <RecommendationsCard view={view} />
        <FindingsCard view={view} sheet={data} />
        <ChangesCard applicationKey={view.ApplicationKey} />
        <PrintedCard sheet={data} />
      </Stack>
      <Stack gap="md" className={classes.column}>
        {!view.IsGenerated && data.State === 'AHEAD' && <DraftCard view={view} sheet={data} />}
        <ChecksCard view={view} sheet={data} />
        <DatesCard view={view} sheet={data} />
      </Stack>
    </Columns>
  );
}
