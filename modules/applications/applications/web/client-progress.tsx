/**
 * Progress of an application for its client: submitted, checked, assessed, decided, certified. The review steps of staff
 * are not part of it.
 */

import type { TextKey } from '#platform/common/i18n/texts.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import type { ApplicationRow } from '../rules/contract.ts';
import { APPLICATION_STATUS } from '../rules/statuses.ts';
import classes from './client-progress.module.css';

type Progressing = Pick<ApplicationRow, 'ApplicationStatusCode' | 'CurrentStep' | 'Type'>;

/** The phases; nothing before the application has been submitted, and after it has ended. */
export function ClientProgress({ row }: { row: Progressing }) {
  const t = useText();
  const now = phaseOf(row);
  if (now === null) return null;
  const labels: TextKey[] = [
    'TRACK_SUBMIT',
    'TRACK_CHECK',
    'TRACK_ASSESSMENT',
    'TRACK_DECISION',
    row.Type === 'STATEMENT' ? 'TRACK_STATEMENT' : 'TRACK_CERTIFICATE',
  ];
  return (
    <Stack as="ol" gap="xs" mt="md" mb="2xs" className={classes.track} aria-label={t('TRACK')}>
      {labels.map((label, at) => (
        <li
          key={label}
          data-state={at < now ? 'DONE' : at === now ? 'NOW' : 'AHEAD'}
          aria-current={at === now ? 'step' : undefined}
        >
          {t(label)}
        </li>
      ))}
    </Stack>
  );
}

function phaseOf({ ApplicationStatusCode, CurrentStep }: Progressing): number | null {
  const { Stage, SentBack } = APPLICATION_STATUS[ApplicationStatusCode];
  switch (Stage) {
    case 'CHECK':
      return 1;
    case 'CLIENT':
      return SentBack === 'FORM' ? 1 : 2;
    case 'STEP':
      return CurrentStep === 'COO' || CurrentStep === 'CEO' ? 3 : 2;
    case 'PUBLISH':
      return 4;
    default:
      return null;
  }
}
