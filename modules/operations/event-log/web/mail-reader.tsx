import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { SidePanel } from '#platform/web/ui/dialog/side-panel.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { type mailRow, outboxRoutes } from '../rules/mail-contract.ts';
import classes from './log.module.css';
import { MailActions } from './mail-actions.tsx';

type Props = { mail: z.infer<typeof mailRow> | null; onClose: () => void };

/**
 * Side panel of the log screen that shows one email of the portal as HTML or text. The HTML is rendered in a
 * sandboxed frame without scripts and without an origin.
 */
export function MailReader({ mail, onClose }: Props) {
  const t = useText();
  const format = useFormat();
  const [isText, setText] = useState(false);
  const full = useGet(outboxRoutes.mail, { MailKey: mail?.MailKey ?? '' }, { enabled: mail !== null });
  return (
    <SidePanel
      opened={mail !== null}
      onClose={onClose}
      position="right"
      size="42rem"
      title={<b>{mail?.Subject}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      {mail && (
        <>
          <Row justify="between" gap="sm" mb="md">
            <span>
              {t('MAIL_TO')}: {mail.To}
              <br />
              <Words as="span" tone="faint" size="xs" className="num">
                {format.dateTime(mail.At)}
              </Words>
              {full.data && full.data.Attachments.length > 0 && (
                <Words as="span" tone="faint" size="xs">
                  <br />
                  {t('MAIL_ATTACHED')}: {format.list(full.data.Attachments)}
                </Words>
              )}
            </span>
            <SegmentedControl
              size="xs"
              aria-label={t('MAIL_VIEW_AS')}
              value={isText ? 'text' : 'html'}
              onChange={(value) => setText(value === 'text')}
              data={[
                { value: 'html', label: t('MAIL_AS_HTML') },
                { value: 'text', label: t('MAIL_AS_TEXT') },
              ]}
            />
          </Row>
          <MailActions mail={mail} onDone={onClose} />
          {full.isPending && <Skeletons lines={8} />}
          {full.isError && <ErrorPanel error={full.error} onRetry={() => full.refetch()} />}
          {full.data && isText && (
            <Box
              as="pre"
              pad="md"
              ground="soft"
              line="line"
              round="lg"
              size="xs"
              breaks="written"
              className={classes.text}
            >
              {full.data.Text}
            </Box>
          )}
          {full.data && !isText && (
            <iframe className={classes.frame} title={mail.Subject} srcDoc={full.data.Html} sandbox="" />
          )}
        </>
      )}
    </SidePanel>
  );
}
