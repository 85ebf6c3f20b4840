import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import beside from '#platform/web/ui/form/fields-beside.module.css';
import classes from './payment-setting.module.css';

type Props = { title: string; isOn: boolean; onToggle: (isOn: boolean) => void; children: ReactNode };

/** One way of paying; its fields are there while it is offered. */
export function WayCard({ title, isOn, onToggle, children }: Props) {
  const t = useText();
  return (
    <Card
      title={title}
      isFlush
      aside={
        <Switch
          label={t('SETTING_OFFERED')}
          aria-label={`${title}: ${t('SETTING_OFFERED')}`}
          checked={isOn}
          onChange={(event) => onToggle(event.currentTarget.checked)}
        />
      }
    >
      {isOn && (
        <div className={classes.pad}>
          <div className={`${beside.fields} ${classes.fields}`}>{children}</div>
        </div>
      )}
    </Card>
  );
}
