/**
 * Preview of the to-do list as the client will see it, with the fields that each point opens, and the button
 * that sends it.
 */

import { Button, Checkbox } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { ApplicationView } from '../../rules/contract.ts';
import classes from './reject.module.css';
import type { RejectItem } from './reject-item.ts';
import type { useReject } from './use-reject.ts';

type Props = {
  view: ApplicationView;
  reject: ReturnType<typeof useReject>;
  isOpen: boolean;
  /** Form fields, for their titles. */
  fields: readonly RejectItem[];
  children: ReactNode;
};

/** The to-do list as the client will see it, and the button that sends it. */
export function RejectPreview({ view, reject, isOpen, fields, children }: Props) {
  const t = useText();
  const isOverride = view.Actions.some((one) => one.Action === 'REJECT_CHECKLIST' && one.IsOverrideNeeded);
  const format = useFormat();
  const count = reject.picked.length;
  const titleOf = (field: string): string => fields.find(({ Field }) => Field === field)?.title ?? field;
  return (
    <Card title={t('REJECT_PREVIEW')}>
      {count === 0 && (
        <Words mt="sm" tone="faint">
          {t('REJECT_PREVIEW_NONE')}
        </Words>
      )}
      <Stack as="ol" gap="xs">
        {reject.picked.map((item, at) => (
          <Box
            key={item.id}
            as="li"
            padY="sm"
            padX="md"
            ground="amber"
            line="amber"
            round="lg"
            size="sm"
            className={classes.note}
          >
            <b>{t('FORM_POINT', { number: at + 1, total: count })}</b>
            <Words as="span" isBlock tone="faint" size="xs" className={classes.about}>
              {item.title}
            </Words>
            <Words mt="2xs" breaks="written">
              {reject.remarks[item.id]}
            </Words>
            {item.dueOn && (
              <Words as="span" isBlock tone="faint" size="xs" className={classes.about}>
                {t('POINT_DUE', { date: format.date(item.dueOn) })}
              </Words>
            )}
            <Words as="span" isBlock tone="faint" size="xs" className={classes.about}>
              {reject.fieldsOf(item).length === 0
                ? t('REJECT_TEXT_ONLY')
                : t('REJECT_OPENS', { fields: reject.fieldsOf(item).map(titleOf).join(' · ') })}
            </Words>
          </Box>
        ))}
      </Stack>
      {count > 0 && (
        <Words mt="sm" tone="faint">
          {t('REJECT_PREVIEW_REST')}
        </Words>
      )}
      <Stack gap="sm" mt="md">
        {children}
        {isOverride && (
          <Checkbox
            label={t('FIELD_IsOverride')}
            description={t('DIALOG_CLASH_HELP')}
            checked={reject.isOverride}
            error={reject.errors.IsOverride}
            onChange={(event) => reject.setIsOverride(event.currentTarget.checked)}
          />
        )}
        {reject.errors.Points && (
          <Words tone="red" size="sm" role="alert">
            {reject.errors.Points}
          </Words>
        )}
        <Button
          fullWidth
          leftSection={<IconSend size={18} />}
          disabled={!isOpen}
          loading={reject.isBusy}
          onClick={() => void reject.send()}
        >
          {t('REJECT_SEND', { count })}
        </Button>
      </Stack>
    </Card>
  );
}
