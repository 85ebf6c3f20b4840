import { TextInput } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { ContentFault } from '../../rules/faults.ts';
import { isSafeHref } from '../../rules/safe-href.ts';
import type { HomeBlock } from '../../rules/shapes.ts';
import { Entries } from './entries.tsx';
import { newLink } from './new-parts.ts';

type Links = Extract<HomeBlock, { Type: 'LINKS' }>['Links'];
type Props = {
  links: Links;
  path: string;
  faults: readonly ContentFault[];
  onChange: (links: Links) => void;
};

/** Editor for the links of a home page block: address, checked for safety, and text in three languages. */
export function LinkEntries({ links, path, faults, onChange }: Props) {
  const t = useText();
  return (
    <Entries
      entries={links}
      path={path}
      max={12}
      nameOf={({ Href }) => Href || t('CONTENT_PART_LINKS')}
      addLabel={t('CONTENT_LINK_ADD')}
      newEntry={newLink}
      onChange={onChange}
      field={({ Href }, place, change) => {
        const isBad = Href !== '' && !isSafeHref(Href);
        const fault = faults.find(({ Path }) => Path === `${place}.Href`);
        return (
          <TextInput
            label={t('CONTENT_PART_HREF')}
            description={t('CONTENT_HREF_HINT')}
            data-place={`${place}.Href`}
            value={Href}
            maxLength={500}
            error={isBad ? t('FIELD_INVALID') : fault && t(fault.Code)}
            onChange={(event) => change({ Href: event.currentTarget.value })}
          />
        );
      }}
    />
  );
}
