import { type LegalVersionRow, legalRoutes } from '@assay/shared/legal/contract.ts';
import type { LegalKind } from '@assay/shared/legal/kinds.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useGet } from '../api/use-get.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { useUser } from '../session/use-user.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import classes from './legal.module.css';
import { PublishDialog } from './publish-dialog.tsx';
import { VersionDialog } from './version-dialog.tsx';

const TONES = { COMING: 'info', IN_FORCE: 'success', PAST: 'plain' } as const;
type Open = { What: 'PUBLISH' } | { What: 'VIEW'; VersionId: string } | null;

/** Every version of one text, newest first. */
export function LegalVersions({ kind }: { kind: LegalKind }) {
  const t = useText();
  const { UserRoleList } = useUser();
  const [open, setOpen] = useState<Open>(null);
  const list = useGet(legalRoutes.list, { Kind: kind });
  const mayPublish = UserRoleList.some((role) => legalRoutes.publish.access.some((one) => one === role));
  if (list.error) return <ErrorPanel error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Skeletons />;
  const { Rows, ActiveAccounts } = list.data;
  const current = Rows.find(({ State }) => State === 'IN_FORCE');
  return (
    <Card
      title={t('LEGAL_VERSIONS')}
      isFlush
      aside={
        mayPublish && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ What: 'PUBLISH' })}>
            {t('LEGAL_PUBLISH')}
          </Button>
        )
      }
    >
      <ul className={classes.versions}>
        {Rows.map((row) => (
          <VersionRow
            key={row.VersionId}
            row={row}
            accounts={ActiveAccounts}
            onView={() => setOpen({ What: 'VIEW', VersionId: row.VersionId })}
          />
        ))}
      </ul>
      {open?.What === 'VIEW' && (
        <VersionDialog kind={kind} versionId={open.VersionId} onClose={() => setOpen(null)} />
      )}
      {open?.What === 'PUBLISH' && current && (
        <PublishDialog
          kind={kind}
          current={current.VersionId}
          taken={Rows.map(({ VersionId }) => VersionId)}
          accounts={ActiveAccounts}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}

type RowProps = { row: LegalVersionRow; accounts: number; onView: () => void };

function VersionRow({ row, accounts, onView }: RowProps) {
  const t = useText();
  const format = useFormat();
  const { VersionId, State, EffectiveAt, Author, Accepted } = row;
  const since = t(State === 'COMING' ? 'LEGAL_FROM' : 'LEGAL_SINCE', { date: format.dateTime(EffectiveAt) });
  return (
    <li className={classes.version}>
      <div className={classes.name}>
        <b>{VersionId}</b>
        <Badge tone={TONES[State]}>{t(`LEGAL_STATE_${State}`)}</Badge>
      </div>
      <div className={classes.facts}>
        {since}
        <br />
        {Author ? t('LEGAL_BY', { name: Author.Name }) : t('LEGAL_CAME_WITH')}
      </div>
      <div className={classes.accepted}>
        {Accepted !== null && State !== 'COMING' && (
          <>
            {t('LEGAL_ACCEPTED', { count: format.number(Accepted), total: format.number(accounts) })}
            <span className={classes.bar} aria-hidden="true">
              <span style={{ width: `${accounts === 0 ? 0 : (100 * Accepted) / accounts}%` }} />
            </span>
          </>
        )}
      </div>
      <Button
        variant="default"
        size="sm"
        onClick={onView}
        aria-label={t('LEGAL_READ_ONE', { version: VersionId })}
      >
        {t('LEGAL_READ')}
      </Button>
    </li>
  );
}
