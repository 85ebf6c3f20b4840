/** Card of a decision's page: the hash that the public log carries, and the text of which it is made. */

import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { useCopy } from '#platform/web/ui/use-copy.ts';
import type { DecisionView } from '../rules/contract.ts';
import classes from './decision.module.css';

export function PublicLogCard({
  log: { Hash, Text, Entries },
}: {
  log: NonNullable<DecisionView['PublicLog']>;
}) {
  const t = useText();
  const copy = useCopy();
  return (
    <Card title={t('DECISION_LOG')}>
      <section className={classes.part}>
        <p>{t('DECISION_LOG_TEXT')}</p>
        <Facts
          rows={[
            [
              'SHA-256',
              <Words key="hash" as="code" size="xs" breaks="anywhere">
                {Hash}
              </Words>,
            ],
            [
              t('DECISION_LOG_ENTRIES'),
              Entries.map((index) => `#${index}`).join(', ') || t('DECISION_LOG_NONE'),
            ],
            [
              t('DECISION_LOG_RECORD'),
              <Words key="text" as="code" size="xs" breaks="anywhere">
                {Text}
              </Words>,
            ],
          ]}
        />
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconCopy size={16} />}
          onClick={() => void copy(Text)}
        >
          {t('DECISION_LOG_COPY')}
        </Button>
      </section>
    </Card>
  );
}
