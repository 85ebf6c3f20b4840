import { Button } from '@mantine/core';
import { queryClient } from '#platform/web/api/query-client.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { formatBytes } from '#platform/web/i18n/format.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { PickFile } from '#platform/web/ui/file/pick-file.tsx';
import { useUploads } from '#platform/web/ui/file/use-uploads.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { type OwnOrganisation, profileRoutes } from '../../rules/profile/contract.ts';
import { logoQueryKey, OrganisationLogo } from './organisation-logo.tsx';
import { cacheProfile } from './use-profile.ts';
import classes from './user.module.css';

/**
 * Part of the organisation card in the profile: shows the client organisation's logo, with buttons to
 * upload, replace or remove it.
 */
export function LogoField({ organisation }: { organisation: OwnOrganisation }) {
  const t = useText();
  const format = useFormat();
  const rule = useConfig().FileKinds.image;
  const send = useSend(profileRoutes.logo, {
    onSuccess: async (saved, { FileKey }) => {
      await queryClient.resetQueries({ queryKey: logoQueryKey(organisation.OrganisationKey) });
      cacheProfile(saved);
      toast(t(FileKey === null ? 'ORG_LOGO_GONE' : 'ORG_LOGO_DONE'));
    },
  });
  const { running, failure, add } = useUploads('image', rule, ({ FileKey }) => send.mutate({ FileKey }));
  const isBusy = running.length > 0 || send.isPending;
  const kinds = format.fileTypes(rule?.Extensions ?? []);
  return (
    <Row gap="md" align="start">
      <OrganisationLogo organisation={organisation} />
      <Stack gap="xs" className={classes.logoText}>
        <Words as="div" weight="strong">
          {t('ORG_LOGO')}
        </Words>
        <Words tone="soft" size="sm">
          {t('ORG_LOGO_TEXT')}
        </Words>
        {rule && (
          <Words tone="soft" size="sm">
            {t('FILE_DROP_RULE', { kinds, limit: formatBytes(rule.MaxBytes) })}
          </Words>
        )}
        <Row gap="xs" className={classes.buttons}>
          <PickFile
            accept={rule?.Extensions.map((extension) => `.${extension}`).join(',') ?? 'image/*'}
            onPick={(file) => void add([file])}
          >
            {(props) => (
              <Button {...props} size="xs" variant="default" loading={isBusy}>
                {t(organisation.HasLogo ? 'ORG_LOGO_CHANGE' : 'ORG_LOGO_CHOOSE')}
              </Button>
            )}
          </PickFile>
          {organisation.HasLogo && (
            <Button
              size="xs"
              variant="subtle"
              color="red"
              disabled={isBusy}
              onClick={() => send.mutate({ FileKey: null })}
            >
              {t('ORG_LOGO_REMOVE')}
            </Button>
          )}
        </Row>
        <div role="alert">
          {failure && (
            <Words as="span" tone="red" size="sm">
              {failure}
            </Words>
          )}
        </div>
      </Stack>
    </Row>
  );
}
