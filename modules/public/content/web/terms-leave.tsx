import { Button, Group, Text } from '@mantine/core';
import { CloseCard } from '#modules/identity/accounts/web/user/close-card.tsx';
import { DataCard } from '#modules/identity/accounts/web/user/data-card.tsx';
import { useProfile } from '#modules/identity/accounts/web/user/use-profile.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { signOut } from '#platform/web/session/sign-out.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import classes from './terms-dialog.module.css';

type Props = { onBack: () => void; attributes: Readonly<Record<string, string>> };

/** The way of who does not accept: take the data, sign out, or close the account. */
export function TermsLeave({ onBack, attributes }: Props) {
  const t = useText();
  const profile = useProfile();
  return (
    <>
      <Text mb={16}>{t('TERMS_DECLINE_TEXT')}</Text>
      {profile.isPending && <Skeletons lines={2} height={96} />}
      {profile.isError && <ErrorPanel error={profile.error} onRetry={() => profile.refetch()} />}
      {profile.isSuccess && (
        <div className={classes.ways}>
          <DataCard isStaff={!isClient(profile.data.UserRoleList)} />
          <CloseCard profile={profile.data} />
        </div>
      )}
      <Group justify="space-between" gap={10} mt={24}>
        <Button {...attributes} variant="subtle" color="gray" onClick={() => void signOut()}>
          {t('ACCOUNT_LOGOUT')}
        </Button>
        <Button {...attributes} variant="default" onClick={onBack} data-autofocus>
          {t('TERMS_DECLINE_BACK')}
        </Button>
      </Group>
    </>
  );
}
