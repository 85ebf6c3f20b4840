import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { NoticeGroup } from '../rules/groups.ts';
import classes from './notice-setting.module.css';

export function ChoiceRow({ group, children }: { group: NoticeGroup | 'ACCOUNT'; children: ReactNode }) {
  const t = useText();
  return (
    <li className={classes.row}>
      <div>
        <div className={classes.name}>{t(`NOTICE_GROUP_${group}`)}</div>
        <div className={classes.text}>{t(`NOTICE_GROUP_${group}_TEXT`)}</div>
      </div>
      <div>{children}</div>
    </li>
  );
}
