import type { ErrorComponentProps } from '@tanstack/react-router';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';

/** Error panel for a screen that failed; the layout around it keeps working. */
export function PageError({ error }: ErrorComponentProps) {
  return (
    <Card>
      <ErrorPanel error={error} />
    </Card>
  );
}
