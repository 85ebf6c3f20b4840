import type { ErrorComponentProps } from '@tanstack/react-router';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';

/** A screen that failed; the shell around it keeps working. */
export function PageError({ error }: ErrorComponentProps) {
  return (
    <Card>
      <ErrorPanel error={error} />
    </Card>
  );
}
