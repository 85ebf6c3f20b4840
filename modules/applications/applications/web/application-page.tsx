import { CommentNews } from '#modules/applications/comments/web/comment-news.tsx';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { ApplicationParts } from './application-parts.ts';
import { ApplicationScreen } from './application-screen.tsx';
import { LiveNews } from './live-news.tsx';
import { MissingApplication } from './missing-application.tsx';
import { useApplication } from './use-application.ts';

/** `/viewform?key=`: everything about one application. */
export function ApplicationPage({ parts }: { parts: ApplicationParts }) {
  const { key = '' } = useSearchText<'key'>();
  const { data, error, refetch } = useApplication(key);
  // What is out of sight by now is not shown from memory.
  if (data && error?.Status !== 404)
    return (
      <>
        <ApplicationScreen view={data} parts={parts} />
        <LiveNews view={data} />
        <CommentNews applicationKey={data.ApplicationKey} />
      </>
    );
  return error ? (
    <MissingApplication error={error} onRetry={() => void refetch()} />
  ) : (
    <Skeletons lines={8} height={24} />
  );
}
