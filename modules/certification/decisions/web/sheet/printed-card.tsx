/** Scope and sites as the certificate will print them, next to those of the certificate in force where they differ. */

import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { DecisionSheet } from '../../rules/sheet-contract.ts';
import classes from './sheet.module.css';

type Printed = DecisionSheet['Printed'];

export function PrintedCard({ sheet: { Printed, PrintedNow } }: { sheet: DecisionSheet }) {
  const t = useText();
  return (
    <Card title={t('SHEET_SCOPE')}>
      <PrintedTexts printed={Printed} />
      {PrintedNow && (
        <div className={classes.inForce}>
          <h3>{t('SHEET_PRINTED_NOW')}</h3>
          <PrintedTexts printed={PrintedNow} />
        </div>
      )}
    </Card>
  );
}

function PrintedTexts({ printed: { Scope, Sites } }: { printed: Printed }) {
  const t = useText();
  const chinese = Scope.CHT === Scope.EN ? '' : Scope.CHT;
  return (
    <>
      {!Scope.EN && !chinese && <p className={classes.faint}>{t('SHEET_SCOPE_NONE')}</p>}
      {Scope.EN && <Words mb="xs">{Scope.EN}</Words>}
      {chinese && (
        <Words mb="xs" lang="zh-Hant">
          {chinese}
        </Words>
      )}
      {Sites.length > 0 && (
        <>
          <Words as="div" tone="faint" size="xs">
            {t('SHEET_SITE_COUNT', { count: Sites.length })}
          </Words>
          <ul className={classes.sites}>
            {Sites.map((site) => (
              <li key={site}>{site}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
