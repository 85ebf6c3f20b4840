import { Menu } from '@mantine/core';
import { IconPlus, IconTag, IconX } from '@tabler/icons-react';
import { tagRoutes } from '#modules/catalogue/reference-data/rules/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { type ApplicationView, applicationRoutes } from '../rules/contract.ts';
import classes from './application-tags.module.css';
import { useTagOptions } from './use-tag-options.ts';

/** Staff tags of an application, added from a menu and removed with one click. Hidden from clients. */
export function ApplicationTags({ view }: { view: ApplicationView }) {
  const t = useText();
  const isStaff = !isClient(useUser().UserRoleList);
  const options = useTagOptions(isStaff);
  const { ApplicationKey, Tags } = view;
  const done = {
    // Requests run one at a time: each response contains all tags, and an older one must not arrive last.
    line: `tags ${ApplicationKey}`,
    onSuccess: ({ TagCodes }: { TagCodes: string[] }) => {
      queryClient.setQueryData<ApplicationView>(
        queryKeyOf(applicationRoutes.view, { ApplicationKey }),
        (old) => old && { ...old, Tags: TagCodes },
      );
    },
  };
  const putOn = useSend(tagRoutes.submit, done);
  const takeOff = useSend(tagRoutes.remove, done);
  if (!isStaff) return null;
  const nameOf = (code: string) => options.find((one) => one.value === code)?.label ?? code;
  const offered = options.filter((one) => one.isActive && !Tags.includes(one.value));
  return (
    <Row as="span" gap="xs" mt="xs">
      {Tags.map((code) => (
        <span key={code} className={classes.tag}>
          <IconTag size={13} stroke={1.8} aria-hidden="true" />
          {nameOf(code)}
          <button
            type="button"
            className={classes.off}
            aria-label={t('TAG_TAKE_OFF', { name: nameOf(code) })}
            onClick={() => takeOff.mutate({ ApplicationKey, TagCode: code })}
          >
            <IconX size={13} stroke={2} />
          </button>
        </span>
      ))}
      <Menu position="bottom-start" width={240} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <button type="button" className={classes.add}>
            <IconPlus size={14} stroke={2} aria-hidden="true" />
            {t('TAG_ADD')}
          </button>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu}>
          {offered.length === 0 && (
            <Menu.Label>{t(options.length === 0 ? 'TAG_NONE_YET' : 'TAG_ALL_ON')}</Menu.Label>
          )}
          {offered.map((one) => (
            <Menu.Item key={one.value} onClick={() => putOn.mutate({ ApplicationKey, TagCode: one.value })}>
              {one.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Row>
  );
}
