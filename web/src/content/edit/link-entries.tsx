import type { ContentFault } from '@assay/shared/content/faults.ts';
import { isSafeHref } from '@assay/shared/content/safe-href.ts';
import type { HomeBlock } from '@assay/shared/content/shapes.ts';
import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import { LocalizedField } from '../../ui/localized-field.tsx';
import classes from './edit.module.css';
import { changed, without } from './list-changes.ts';
import { newLink } from './new-parts.ts';
import { RemoveButton } from './remove-button.tsx';
import { useFirstText } from './use-first-text.ts';

type Links = Extract<HomeBlock, { Type: 'LINKS' }>['Links'];
type Props = {
  links: Links;
  path: string;
  faults: readonly ContentFault[];
  onChange: (links: Links) => void;
};

/** Links with their words in three languages. */
export function LinkEntries({ links, path, faults, onChange }: Props) {
  const t = useText();
  const first = useFirstText();
  return (
    <div>
      {links.map((link, at) => {
        const place = `${path}.${at}.Href`;
        const isBad = link.Href !== '' && !isSafeHref(link.Href);
        const fault = faults.find(({ Path }) => Path === place);
        return (
          <div key={link.Key} className={classes.entry}>
            <LocalizedField
              label={t('CONTENT_PART_LABEL')}
              path={`${path}.${at}.Label`}
              value={link.Label}
              onChange={(Label) => onChange(changed(links, at, { Label }))}
            />
            <div className={classes.end}>
              <TextInput
                label={t('CONTENT_PART_HREF')}
                description={t('CONTENT_HREF_HINT')}
                data-place={place}
                value={link.Href}
                maxLength={500}
                error={isBad ? t('FIELD_INVALID') : fault && t(fault.Code)}
                onChange={(event) => onChange(changed(links, at, { Href: event.currentTarget.value }))}
                style={{ flex: '1 1 16rem' }}
              />
              <RemoveButton
                name={first(link.Label) || t('CONTENT_PART_LINKS')}
                onRemove={() => onChange(without(links, at))}
              />
            </div>
          </div>
        );
      })}
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPlus size={16} />}
        data-place={path}
        disabled={links.length >= 12}
        onClick={() => onChange([...links, newLink()])}
      >
        {t('CONTENT_LINK_ADD')}
      </Button>
    </div>
  );
}
