/**
 * Payment page of the simulated card provider (`/pay/sandbox`), which imitates a provider's hosted page:
 * summary, card form, 3-D Secure question and result. Anyone with the address may pay.
 */

import { IconFlask } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { LanguageSwitch } from '#platform/web/ui/preference/language-switch.tsx';
import { SchemeSwitch } from '#platform/web/ui/preference/scheme-switch.tsx';
import { TextSizeSwitch } from '#platform/web/ui/preference/text-size-switch.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { usePageTitle } from '#platform/web/ui/use-page-title.ts';
import { BankQuestion } from './bank-question.tsx';
import { CardForm } from './card-form.tsx';
import { PaymentEnd } from './payment-end.tsx';
import classes from './sandbox.module.css';
import { SandboxSummary } from './sandbox-summary.tsx';
import { useSandbox } from './use-sandbox.ts';

/**
 * Page frame without the portal's navigation, as of another company, with a permanent banner that it is a
 * simulation.
 */
function SandboxFrame({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <p className={classes.banner}>
          <IconFlask size={18} stroke={1.8} aria-hidden="true" />
          <span>
            <b>{t('SANDBOX_BANNER')}</b>{' '}
            <span className={classes.bannerText}>{t('SANDBOX_BANNER_TEXT')}</span>
          </span>
        </p>
        <Row justify="end" gap="xs" className={classes.tools}>
          <LanguageSwitch />
          <TextSizeSwitch />
          <SchemeSwitch />
        </Row>
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  );
}

/** `/pay/sandbox?session=`: emulates the hosted page of a card processor. Anyone with the address may pay. */
export function SandboxPage() {
  const t = useText();
  const { session = '' } = useSearchText<'session'>();
  const [problem, setProblem] = useState<unknown>(null);
  const { query, pay, confirm, cancel } = useSandbox(session, setProblem);
  const heading = usePageTitle(t('TITLE_SANDBOX'));
  const page = query.data;

  const body = () => {
    if (!page && query.error) return <NoPayment error={query.error} onRetry={() => void query.refetch()} />;
    if (!page) return <Skeletons lines={7} height={26} />;
    if (page.Status === 'CHALLENGED')
      return (
        <BankQuestion
          page={page}
          problem={problem}
          isBusy={confirm.isPending}
          onAnswer={(IsConfirmed) => {
            setProblem(null);
            confirm.mutate({ Session: session, IsConfirmed });
          }}
        />
      );
    if (page.Status !== 'OPEN') return <PaymentEnd page={page} ended={page.Status} />;
    return (
      <CardForm
        page={page}
        problem={problem}
        isBusy={pay.isPending}
        onPay={(card) => {
          setProblem(null);
          pay.mutate({ Session: session, ...card });
        }}
      />
    );
  };
  return (
    <SandboxFrame>
      <div className={classes.grid} data-alone={!page || undefined}>
        {!page && (
          <h1 className="visually-hidden" ref={heading} tabIndex={-1}>
            {t('TITLE_SANDBOX')}
          </h1>
        )}
        {page && (
          <SandboxSummary
            page={page}
            heading={heading}
            isBusy={cancel.isPending}
            onLeave={() => {
              setProblem(null);
              cancel.mutate({ Session: session });
            }}
          />
        )}
        <div className={classes.side}>{body()}</div>
      </div>
    </SandboxFrame>
  );
}

function NoPayment({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useText();
  const isNone =
    error instanceof ApiError && error.Status >= 400 && error.Status < 500 && error.Status !== 429;
  if (!isNone) return <ErrorPanel error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      title={t('SANDBOX_NONE')}
      text={t('SANDBOX_NONE_TEXT')}
      action={<a href="/login">{t('TITLE_LOGIN')}</a>}
    />
  );
}
