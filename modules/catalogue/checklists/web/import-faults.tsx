import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { CsvFault } from '../rules/checklist-csv.ts';
import classes from './checklist-designer.module.css';

const SHOWN = 20;

/** What is wrong with a file, line by line. */
export function ImportFaults({ faults }: { faults: readonly CsvFault[] }) {
  const t = useText();
  return (
    <Notice tone="danger" isAlert title={t('DESIGN_IMPORT_FAULTS', { count: faults.length })}>
      <ul className={classes.faults}>
        {faults.slice(0, SHOWN).map((fault) => (
          <li key={`${fault.Line}${fault.Code}${JSON.stringify(fault.Params)}`}>
            <b>{t('DESIGN_IMPORT_LINE', { line: fault.Line })}</b> {t(fault.Code, fault.Params)}
          </li>
        ))}
      </ul>
      {faults.length > SHOWN && t('DESIGN_IMPORT_MORE', { count: faults.length - SHOWN })}
    </Notice>
  );
}
