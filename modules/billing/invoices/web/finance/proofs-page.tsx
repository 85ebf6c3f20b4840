/**
 * Page where finance reviews submitted proofs of payment, longest waiting first, next to their invoices;
 * keys j, k and Enter move through the queue.
 */

import { Kbd } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft, IconChecks } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { areSingleKeysOn } from '#platform/web/i18n/preferences.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { type InvoiceRow, invoiceRoutes } from '../../rules/contract.ts';
import { invoiceStatuses } from '../../rules/statuses.ts';
import { ProofPanel } from './proof-panel.tsx';
import classes from './proofs.module.css';

/** Single-key shortcuts for working through a queue; inactive while the user types or a dialog is open. */
function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = event.target instanceof HTMLElement ? event.target : null;
      const isWriting = at?.closest('input, textarea, select, [contenteditable], [role="dialog"]');
      const isButton = event.key === 'Enter' && at?.closest('a, button');
      if (event.key.length === 1 && !areSingleKeysOn()) return;
      if (isWriting || isButton || event.altKey || event.ctrlKey || event.metaKey) return;
      const act = now.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

type Props = { rows: readonly InvoiceRow[]; chosen: string | null; onChoose: (key: string) => void };

/** Waiting proofs, oldest first; the selected one is kept in view. */
function ProofList({ rows, chosen, onChoose }: Props) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the selection changes
  useEffect(() => void current.current?.scrollIntoView({ block: 'nearest' }), [chosen]);
  return (
    <Stack as="ol" className={classes.list} aria-label={t('PROOFS_LIST')}>
      {rows.map((row) => (
        <li key={row.InvoiceKey}>
          <button
            type="button"
            ref={row.InvoiceKey === chosen ? current : undefined}
            className={classes.item}
            aria-current={row.InvoiceKey === chosen || undefined}
            onClick={() => onChoose(row.InvoiceKey)}
          >
            <span className={classes.line}>
              <b>{localized(row.OrgName)}</b>
              <b className="num">{format.money(row.AmountCents)}</b>
            </span>
            <Words as="span" tone="soft" size="xs" className={classes.line}>
              <span className="num">{row.InvoiceNo}</span>
              <span>{t('PROOFS_GIVEN', { when: format.ago(row.UpdatedAt) })}</span>
            </Words>
          </button>
        </li>
      ))}
    </Stack>
  );
}

const CURRENT_PATH = '/finance/proofs';
const WAITING = { Status: invoiceStatuses.toCheck.join(','), Sort: 'UpdatedAt', PageSize: 100 } as const;
const STALE_AFTER_MS = 30_000;

/** The review queue of finance: one proof after the other, next to its invoice. */
export function ProofsPage() {
  const t = useText();
  const go = useNavigateTo();
  const requestedKey = useSearchText<'invoice'>().invoice;
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const waiting = useGet(invoiceRoutes.list, WAITING, { refetchMs: STALE_AFTER_MS, keepPrevious: true });
  const first = useRef<HTMLInputElement>(null);
  const rows = waiting.data?.Rows ?? [];
  const at = rows.findIndex(({ InvoiceKey }) => InvoiceKey === requestedKey);
  const chosen = at >= 0 ? (requestedKey ?? null) : isWide ? (rows[0]?.InvoiceKey ?? null) : null;
  const choose = (key: string) => go(`${CURRENT_PATH}?invoice=${key}`, { replace: isWide });
  const step = (by: number) => {
    const next = rows[Math.max(0, Math.max(at, 0) + by)];
    if (next) choose(next.InvoiceKey);
  };
  /** Selects the next proof; after the last, the previous one. */
  const advance = () => {
    const here = Math.max(at, 0);
    const next = rows[here + 1] ?? rows[here - 1];
    go(next ? `${CURRENT_PATH}?invoice=${next.InvoiceKey}` : CURRENT_PATH, { replace: true });
  };
  const write = () => first.current?.focus();
  useKeys({ j: () => step(1), k: () => step(-1), Enter: write });
  const isOpen = chosen !== null;
  return (
    <div className={classes.screen} data-open={isOpen || undefined}>
      <PageHeader title={t('TITLE_PROOFS')} lead={t('PROOFS_LEAD')}>
        {rows.length > 0 && (
          <Badge tone="warning">{t('PROOFS_WAITING', { count: waiting.data?.Total ?? 0 })}</Badge>
        )}
      </PageHeader>
      {waiting.isPending && (
        <Card>
          <Skeletons lines={6} />
        </Card>
      )}
      {waiting.isError && <ErrorPanel error={waiting.error} onRetry={() => waiting.refetch()} />}
      {waiting.isSuccess && rows.length === 0 && (
        <Card>
          <EmptyState
            icon={<IconChecks size={22} stroke={1.6} />}
            title={t('PROOFS_NONE')}
            text={t('PROOFS_NONE_TEXT')}
          />
        </Card>
      )}
      {rows.length > 0 && (
        <Stack align="start" gap="md" className={classes.columns}>
          {(isWide || !isOpen) && (
            <div className={classes.queue}>
              <Card isFlush>
                <ProofList rows={rows} chosen={chosen} onChoose={choose} />
              </Card>
              <Words mt="sm" tone="faint" size="xs" className={classes.keys}>
                <Kbd>j</Kbd> <Kbd>k</Kbd> {t('PROOFS_KEYS')} · <Kbd>Enter</Kbd> {t('PROOFS_KEY_ENTER')}
              </Words>
            </div>
          )}
          {isOpen && (
            <div>
              {!isWide && (
                <AppLink href={CURRENT_PATH} className={classes.back}>
                  <IconArrowLeft size={16} aria-hidden="true" /> {t('PROOFS_BACK')}
                </AppLink>
              )}
              <ProofPanel invoiceKey={chosen} first={first} onDone={advance} />
            </div>
          )}
        </Stack>
      )}
    </div>
  );
}
