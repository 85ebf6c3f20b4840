import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { applicationRoutes } from '../rules/contract.ts';
import classes from './documents-tab.module.css';

/** Every file of the application, grouped by what it belongs to. */
export function DocumentsTab({ applicationKey }: { applicationKey: string }) {
  const t = useText();
  const format = useFormat();
  const { data, error, refetch } = useGet(applicationRoutes.documents, { ApplicationKey: applicationKey });
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={4} height={40} />;
  if (data.Rows.length === 0) return <EmptyState title={t('DOCS_NONE')} text={t('DOCS_NONE_HELP')} />;
  const groups = [...new Set(data.Rows.map((row) => row.Of))];
  return groups.map((group) => (
    <section key={group}>
      <h2 className={classes.group}>{t(`DOCS_OF_${group}`)}</h2>
      <FileList
        files={data.Rows.filter((row) => row.Of === group)}
        meta={(file) => (
          <span className={classes.meta}>
            {[file.By?.Name, format.date(file.At)].filter(Boolean).join(' · ')}
          </span>
        )}
      />
    </section>
  ));
}
