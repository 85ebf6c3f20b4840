import { Button } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { useDesigner } from './designer.ts';
import { useIndustries } from './use-industries.ts';
import { usualForm } from './usual-form.ts';

/** A form that is empty begins with what nearly every form asks. */
export function UsualPages() {
  const t = useText();
  const { definition, apply } = useDesigner();
  const industries = useIndustries();
  return (
    <EmptyState
      icon={<IconStack2 size={22} stroke={1.6} />}
      title={t('DESIGNER_EMPTY')}
      text={t('DESIGNER_EMPTY_TEXT')}
      action={
        <Button onClick={() => apply(usualForm(definition, industries))}>{t('DESIGNER_USUAL_PAGES')}</Button>
      }
    />
  );
}
