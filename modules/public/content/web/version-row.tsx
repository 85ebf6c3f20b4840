/**
 * Row of one content version on the content page: state, author and number of acceptances, and buttons to
 * read, compare or withdraw it, or to start a draft from it.
 */

import { Button } from '@mantine/core';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { ContentVersionRow } from '../rules/contract.ts';
import classes from './content.module.css';

const TONES = { COMING: 'info', IN_FORCE: 'success', PAST: 'plain', WITHDRAWN: 'plain' } as const;

type Props = {
  row: ContentVersionRow;
  accounts: number;
  onRead: () => void;
  onCompare: (() => void) | undefined;
  /** Creates a draft from this version. */
  onStart: (() => void) | undefined;
  onWithdraw: (() => void) | undefined;
};

/** Shows the version's state, effective date, author and acceptances, with its actions. */
export function VersionRow({ row, accounts, onRead, onCompare, onStart, onWithdraw }: Props) {
  const t = useText();
  const format = useFormat();
  const { VersionId, State, EffectiveAt, Author, Accepted, Source } = row;
  const from = Source === 'EXTERNAL' ? t('CONTENT_CAME_FROM') : t('CONTENT_CAME_WITH');
  const actions = [
    { text: 'CONTENT_READ', onDo: onRead },
    { text: 'CONTENT_DRAFT_FROM', onDo: onStart },
    { text: 'CONTENT_COMPARE', onDo: onCompare },
    { text: 'CONTENT_WITHDRAW', onDo: onWithdraw },
  ] as const;
  return (
    <li className={classes.version}>
      <Row gap="sm" lines="xs" breaks="anywhere">
        <b>{VersionId}</b>
        <Badge tone={TONES[State]}>{t(`CONTENT_STATE_${State}`)}</Badge>
      </Row>
      <Words as="div" tone="soft" size="sm">
        {State !== 'WITHDRAWN' && (
          <>
            {t(State === 'COMING' ? 'CONTENT_FROM' : 'CONTENT_SINCE', { date: format.dateTime(EffectiveAt) })}
            <br />
          </>
        )}
        {Author ? t('CONTENT_BY', { name: Author.Name }) : from}
      </Words>
      <Words as="div" tone="soft" size="sm">
        {Accepted !== null && State !== 'COMING' && State !== 'WITHDRAWN' && (
          <>
            {t('CONTENT_ACCEPTED', { count: format.number(Accepted), total: format.number(accounts) })}
            <Words as="span" isBlock mt="2xs" round="full" className={classes.bar} aria-hidden="true">
              <span style={{ width: `${accounts === 0 ? 0 : (100 * Accepted) / accounts}%` }} />
            </Words>
          </>
        )}
      </Words>
      <Row align="stretch" justify="end" gap="xs" className={classes.buttons}>
        {actions.map(
          ({ text, onDo }) =>
            onDo && (
              <Button
                key={text}
                variant="default"
                size="sm"
                onClick={onDo}
                aria-label={t(`${text}_ONE`, { version: VersionId })}
              >
                {t(text)}
              </Button>
            ),
        )}
      </Row>
    </li>
  );
}
