/**
 * Outcome of a payment on the simulated provider's page (paid, cancelled or failed); returns to the portal's
 * invoice automatically.
 */

import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useCertificationBodyName } from '#platform/web/session/use-certification-body-name.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { SandboxPage } from '../../rules/online-contract.ts';
import classes from './sandbox.module.css';

/** Long enough to read, in milliseconds. */
const RETURN_DELAY_MS = 1_500;

const TITLES = { SUCCEEDED: 'SANDBOX_DONE', CANCELLED: 'SANDBOX_LEFT', FAILED: 'SANDBOX_OVER' } as const;
type Ended = keyof typeof TITLES;

/**
 * Shows the outcome and returns to the portal automatically; the portal queries the sandbox for the outcome
 * itself.
 */
export function PaymentEnd({ page, ended }: { page: SandboxPage; ended: Ended }) {
  const t = useText();
  const bodyName = useCertificationBodyName();
  const box = useRef<HTMLDivElement>(null);
  const isDone = ended === 'SUCCEEDED';
  useEffect(() => {
    box.current?.focus();
    const timer = setTimeout(() => window.location.replace(page.ReturnUrl), RETURN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [page.ReturnUrl]);
  const Icon = isDone ? IconCheck : IconX;
  return (
    <div className={classes.end} role="status" tabIndex={-1} ref={box}>
      <Stack
        as="span"
        tone="soft"
        ground="plain"
        round="full"
        className={classes.endIcon}
        data-done={isDone || undefined}
        aria-hidden="true"
      >
        <Icon size={28} stroke={2} />
      </Stack>
      <Words as="h2" size="lg" weight="strong" className={classes.title}>
        {t(TITLES[ended])}
      </Words>
      {ended === 'FAILED' && <p>{t('SANDBOX_OVER_TEXT')}</p>}
      <p>{t('SANDBOX_TAKING_BACK', { name: bodyName })}</p>
      <a href={page.ReturnUrl}>{t('SANDBOX_BACK', { name: bodyName })}</a>
    </div>
  );
}
