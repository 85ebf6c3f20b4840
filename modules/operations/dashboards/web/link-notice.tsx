import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { authRoutes } from '#modules/identity/sign-in/rules/index.ts';
import { call } from '#platform/web/api/call.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { signOut } from '#platform/web/session/sign-out.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Notice } from '#platform/web/ui/notice.tsx';

/**
 * Notice on the dashboard to a signed-in user who opened an emailed link: whether it is for another account
 * or already used, with a button that signs out and opens it.
 */
export function LinkNotice({ link }: { link: string }) {
  const t = useText();
  const { Email } = useUser();
  const [isLeaving, setLeaving] = useState(false);
  const Code = new URL(link, 'http://x').searchParams.get('code') ?? '';
  const owner = useQuery({
    queryKey: [authRoutes.linkOwner.path, Code],
    queryFn: () => call(authRoutes.linkOwner, { body: { Code }, isQuiet: true }),
    retry: false,
  });
  if (owner.isPending) return null;
  const { IsOwn, IsOpen } = owner.data ?? { IsOwn: false, IsOpen: true };
  const open = async () => {
    setLeaving(true);
    await signOut();
    window.location.replace(link);
  };
  const button = (
    <Button size="xs" variant="default" loading={isLeaving} onClick={() => void open()}>
      {t('OTHER_ACCOUNT_LINK_OPEN')}
    </Button>
  );
  if (!IsOwn)
    return (
      <Notice tone="warning" title={t('OTHER_ACCOUNT_LINK_TITLE')} isAlert>
        <p>{t('OTHER_ACCOUNT_LINK_TEXT', { email: Email })}</p>
        {button}
      </Notice>
    );
  return (
    <Notice tone="info" title={t('OWN_LINK_TITLE')} isAlert>
      <p>{t(IsOpen ? 'OWN_LINK_TEXT' : 'OWN_LINK_USED', { email: Email })}</p>
      {IsOpen && button}
    </Notice>
  );
}
