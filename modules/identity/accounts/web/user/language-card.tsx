import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { userQuery } from '#platform/web/session/use-user.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { userRoutes } from '../../rules/user/contract.ts';
import classes from './user.module.css';

/** The language of mails; that of the screen is chosen at the top of every page. */
export function LanguageCard({ language }: { language: Language }) {
  const t = useText();
  const { Languages } = useConfig();
  const send = useSend(userRoutes.language, {
    onSuccess: (_, { Language: chosen }) => {
      queryClient.setQueryData(userQuery.queryKey, (user) => user && { ...user, Language: chosen });
      toast(t('PROFILE_LANGUAGE_DONE'));
    },
  });
  const isNarrow = useMediaQuery('(max-width: 36em)');
  return (
    <Card title={t('PROFILE_LANGUAGE')}>
      <p className={classes.text}>{t('PROFILE_LANGUAGE_HINT')}</p>
      <SegmentedControl
        orientation={isNarrow ? 'vertical' : 'horizontal'}
        aria-label={t('PROFILE_LANGUAGE')}
        value={send.isPending ? send.variables.Language : language}
        onChange={(value) => send.mutate({ Language: value as Language })}
        data={Languages.map(({ Code, Name }) => ({
          value: Code,
          label: <span lang={LANGUAGE_TAGS[Code]}>{Name}</span>,
        }))}
      />
    </Card>
  );
}
