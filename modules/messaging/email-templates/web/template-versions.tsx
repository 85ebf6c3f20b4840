import { Button } from '@mantine/core';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';
import type { MailText } from '#platform/common/mail/mail-text.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { SidePanel } from '#platform/web/ui/dialog/side-panel.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { mailTemplateRoutes } from '../rules/contract.ts';
import classes from './templates.module.css';

type Props = {
  which: { Template: string; Language: Language };
  onRestore: (content: MailText) => void;
  onClose: () => void;
};

/**
 * Side panel of the email text editor with the saved versions of one language, their authors and times; an
 * older version can be loaded into the editor.
 */
export function TemplateVersions({ which, onRestore, onClose }: Props) {
  const t = useText();
  const format = useFormat();
  const list = useGet(mailTemplateRoutes.versions, which, { staleMs: 0 });
  return (
    <SidePanel
      opened
      onClose={onClose}
      position="right"
      size="34rem"
      title={
        <b>
          {t('TEMPLATE_VERSIONS')} · {LANGUAGE_NAMES[which.Language]}
        </b>
      }
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      {list.isPending && <Skeletons lines={6} />}
      {list.isError && <ErrorPanel error={list.error} onRetry={() => list.refetch()} />}
      <Stack as="ol" gap="md">
        {(list.data?.Rows ?? []).map(({ Version, At, By, Content }) => (
          <li key={Version} className={classes.version}>
            <Row
              align="stretch"
              justify="between"
              gap="md"
              lines="2xs"
              size="sm"
              className={classes.versionHead}
            >
              <b>{t('TEMPLATE_VERSION', { version: Version })}</b>
              <span>
                {By?.Name} · <span className="num">{format.dateTime(At)}</span>
              </span>
            </Row>
            {Content ? (
              <>
                <Box
                  padY="sm"
                  padX="md"
                  ground="soft"
                  round="lg"
                  size="sm"
                  breaks="anywhere"
                  className={classes.versionWords}
                  lang={LANGUAGE_TAGS[which.Language]}
                >
                  <b>{Content.Subject}</b>
                  <p>{Content.Body}</p>
                  {Content.Button}
                </Box>
                <Button size="compact-sm" variant="default" onClick={() => onRestore(Content)}>
                  {t('TEMPLATE_VERSION_TAKE')}
                </Button>
              </>
            ) : (
              t('TEMPLATE_BUILT_IN')
            )}
          </li>
        ))}
      </Stack>
    </SidePanel>
  );
}
