import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { NEEDS, needOf } from './need-of.ts';
import classes from './stripe.module.css';
import { useProviderPage } from './use-connection.ts';

/** What keeps the account from taking payments: in our words, and in Stripe's own for whoever looks them up. */
export function RequiredCard({ words }: { words: readonly string[] }) {
  const t = useText();
  const page = useProviderPage();
  const needs = NEEDS.map((need) => ({ need, words: words.filter((word) => needOf(word) === need) }));
  return (
    <Card title={t('STRIPE_REQUIRED')}>
      <p className={classes.text}>{t('STRIPE_REQUIRED_TEXT')}</p>
      <ul className={classes.needs}>
        {needs
          .filter((one) => one.words.length > 0)
          .map((one) => (
            <li key={one.need}>
              <b>{t(`STRIPE_NEED_${one.need}`)}</b>
              <span className={classes.codes} translate="no">
                {one.words.map((word) => (
                  <code key={word}>{word}</code>
                ))}
              </span>
            </li>
          ))}
      </ul>
      <Button
        className={classes.main}
        loading={page.isPending}
        rightSection={<IconExternalLink size={17} stroke={1.8} />}
        onClick={() => page.mutate({})}
      >
        {t('STRIPE_REQUIRED_OPEN')}
      </Button>
    </Card>
  );
}
