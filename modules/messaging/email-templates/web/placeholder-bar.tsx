import { Button } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { MailTemplateView } from '../rules/contract.ts';
import classes from './templates.module.css';

type Props = { placeholders: MailTemplateView['Placeholders']; onInsert: (name: string) => void };

/** What may stand in the texts; a click puts it where the caret was last. */
export function PlaceholderBar({ placeholders, onInsert }: Props) {
  const t = useText();
  return (
    <fieldset className={classes.placeholders}>
      <legend>{t('TEMPLATE_PLACEHOLDERS')}</legend>
      {placeholders.map(({ Name, Sample }) => (
        <Button
          key={Name}
          variant="default"
          size="compact-sm"
          title={Sample}
          aria-label={t('TEMPLATE_PLACEHOLDER_INSERT', { name: Name, sample: Sample })}
          // The field keeps the focus, and so its caret.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(Name)}
        >
          <code>{`{{ ${Name} }}`}</code>
        </Button>
      ))}
    </fieldset>
  );
}
