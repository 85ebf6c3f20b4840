/**
 * Read-only tab of the application page with the form answers, the points about them and the changes since
 * the last submission; reviewers can record checklist results next to changed answers.
 */

import { Switch } from '@mantine/core';
import { useState } from 'react';
import { checklistRoutes } from '#modules/applications/assessments/rules/index.ts';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { applicationRoutes } from '../rules/contract.ts';
import { AnswerPages, shownRows } from './answer-pages.tsx';
import { AnswerPoints } from './answer-points.tsx';
import type { ApplicationParts } from './application-parts.ts';

type Props = { applicationKey: string; step?: Step | null } & Pick<ApplicationParts, 'FieldResults'>;

/** Read-only answers, with the points about them and the changes since the last submission. */
export function AnswersTab({ applicationKey, step = null, FieldResults }: Props) {
  const t = useText();
  const [isCompared, setIsCompared] = useState(true);
  const [isChangedOnly, setIsChangedOnly] = useState(false);
  const isStaff = !isClient(useUser().UserRoleList);
  const ApplicationKey = applicationKey;
  const { data, error, refetch } = useGet(applicationRoutes.answers, { ApplicationKey });
  const checklist = useGet(checklistRoutes.view, { ApplicationKey }, { enabled: isStaff });
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={8} />;
  if (data.Rows.length === 0) return <EmptyState title={t('ANSWERS_NONE')} text={t('ANSWERS_NONE_HELP')} />;
  const isSideBySide = isCompared && data.HasBefore;
  const rows = shownRows(data.Rows, isSideBySide);
  const changed = rows.filter((row) => row.Kind !== 'SAME');
  const shown = isSideBySide && isChangedOnly ? changed : rows;
  return (
    <>
      {data.HasBefore && (
        <Row align="stretch" justify="end" gap="lg" lines="xs" padY="2xs">
          <Switch
            size="sm"
            label={t('ANSWERS_CHANGES')}
            checked={isCompared}
            onChange={(event) => setIsCompared(event.currentTarget.checked)}
          />
          {isCompared && (
            <Switch
              size="sm"
              label={t('ANSWERS_CHANGED_ONLY', { count: changed.length })}
              checked={isChangedOnly}
              onChange={(event) => setIsChangedOnly(event.currentTarget.checked)}
            />
          )}
        </Row>
      )}
      {shown.length === 0 && (
        <Words mt="md" mb="md" tone="faint">
          {t('ANSWERS_NOTHING_CHANGED')}
        </Words>
      )}
      <AnswerPages rows={shown} isCompared={isSideBySide}>
        {(row) => (
          <>
            <AnswerPoints field={row.Field} points={data.Points} />
            {checklist.data && isSideBySide && row.Kind !== 'SAME' && (
              <FieldResults
                applicationKey={applicationKey}
                data={checklist.data}
                field={row.Field}
                step={step}
              />
            )}
          </>
        )}
      </AnswerPages>
    </>
  );
}
