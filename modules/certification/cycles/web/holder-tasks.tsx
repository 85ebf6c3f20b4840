import { hasPermission } from '#platform/common/access/permissions.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { cycleRoutes } from '../rules/contract.ts';
import { cyclesPermissions } from '../rules/permissions.ts';
import { CertificateTaskRow } from './certificate-task-row.tsx';

/** Card on the certificate screen with what its holder has to do now; nothing for staff. */
export function HolderTasks({ certificateKey }: { certificateKey: string }) {
  const t = useText();
  const isHolder = hasPermission(useUser().UserRoleList, cyclesPermissions.START_OWN_ASSESSMENTS);
  const { data } = useGet(cycleRoutes.tasks, {}, { enabled: isHolder });
  const tasks = (data?.Rows ?? []).filter((task) => task.CertificateKey === certificateKey);
  if (tasks.length === 0) return null;
  return (
    <Card title={t('CERT_TASK_TITLE')} isFlush>
      {tasks.map((task) => (
        <CertificateTaskRow key={task.Kind} task={task} isOnCertificate />
      ))}
    </Card>
  );
}
