import { checklistRoutes } from '#modules/applications/assessments/rules/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { applicationRoutes } from '../rules/contract.ts';
import { MissingApplication } from './missing-application.tsx';
import { RejectScreen } from './reject/reject-screen.tsx';
import { useApplication } from './use-application.ts';

/** Screen `/application/checklist/reject?key=`, where the assessor sends points for the client to answer. */
export function ChecklistRejectPage() {
  const { key = '' } = useSearchText<'key'>();
  const application = useApplication(key);
  const checklist = useGet(checklistRoutes.view, { ApplicationKey: key });
  const answers = useGet(applicationRoutes.answers, { ApplicationKey: key });
  const error = application.error ?? checklist.error ?? answers.error;
  if (error) return <MissingApplication error={error} />;
  if (!application.data || !checklist.data || !answers.data) return <Skeletons lines={8} height={28} />;
  return <RejectScreen view={application.data} points={checklist.data.Points} answers={answers.data.Rows} />;
}
