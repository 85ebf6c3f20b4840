/**
 * Dialog in which finance confirms payment reminders to one or several clients; afterwards it stays open with
 * the clients who were not reminded and why.
 */

import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useSend } from '#platform/web/api/use-send.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { CancelButton } from '#platform/web/ui/dialog/cancel-button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { type DebtorRow, debtorRoutes } from '../rules/debtor-contract.ts';
import classes from './finance.module.css';

type Props = { debtors: readonly DebtorRow[]; onClose: () => void };
type Left = { name: string; message: string };

/** Confirms the reminders, sends them, and says which clients got none. */
export function RemindDialog({ debtors, onClose }: Props) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const overdue = debtors.filter(({ OverdueCents }) => OverdueCents > 0);
  const [left, setLeft] = useState<readonly Left[] | null>(null);
  const nameOf = (key: string): string =>
    localized(debtors.find(({ OrganisationKey }) => OrganisationKey === key)?.OrgName ?? null);
  const send = useSend(debtorRoutes.remind, {
    onSuccess: ({ Items }) => {
      const count = Items.reduce((sum, { Count }) => sum + Count, 0);
      if (count > 0) toast(t('DEBTOR_REMINDED_DONE', { count }));
      const refused = Items.flatMap(({ OrganisationKey, Message }) =>
        Message === null ? [] : [{ name: nameOf(OrganisationKey), message: Message }],
      );
      if (refused.length === 0) onClose();
      else setLeft(refused);
    },
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<b>{t('DEBTOR_REMIND_TITLE')}</b>}
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      <Stack gap="md">
        {left ? (
          <Notice tone="danger" isAlert title={t('DEBTOR_NOT_SENT')}>
            <ul className={classes.clients}>
              {left.map(({ name, message }) => (
                <li key={name}>
                  <b>{name}</b>: {message}
                </li>
              ))}
            </ul>
          </Notice>
        ) : (
          <>
            <Text>{t(overdue.length === 0 ? 'DEBTOR_REMIND_NONE' : 'DEBTOR_REMIND_TEXT')}</Text>
            <ul className={classes.clients}>
              {overdue.map((row) => (
                <Row
                  key={`${row.OrganisationKey} ${row.Currency}`}
                  as="li"
                  isOneLine
                  align="stretch"
                  justify="between"
                  gap="md"
                >
                  <span>{localized(row.OrgName)}</span>
                  <span className="num nowrap">
                    {row.Currency} {format.amount(row.OverdueCents)}
                  </span>
                </Row>
              ))}
            </ul>
          </>
        )}
        <Group justify="flex-end" gap="xs">
          {left ? (
            <Button onClick={onClose} data-autofocus>
              {t('CLOSE')}
            </Button>
          ) : (
            <>
              <CancelButton />
              <Button
                loading={send.isPending}
                disabled={overdue.length === 0}
                onClick={() =>
                  send.mutate({ OrganisationKeys: overdue.map(({ OrganisationKey }) => OrganisationKey) })
                }
                data-autofocus
              >
                {t('DEBTOR_REMIND')}
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
