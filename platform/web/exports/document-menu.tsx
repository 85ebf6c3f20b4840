/**
 * Menu for exporting documents (PDF) of one application, or of several selected ones as a combined PDF or a
 * ZIP; offers only those the user's roles may export.
 */
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconFileTypePdf, IconFileZip } from '@tabler/icons-react';
import { Fragment } from 'react';
import { exportRoutes } from '#platform/common/exports/contract.ts';
import { documentOf, type ExportMode, exportModes } from '#platform/common/exports/documents.ts';
import { useSend } from '../api/use-send.ts';
import { useText } from '../i18n/use-text.ts';
import { useUser } from '../session/use-user.ts';
import { openExports } from '../ui/open-exports.ts';

type Props = {
  /** Keys of one application or several selected ones. */
  keys: readonly string[];
  /** Available documents; all if unknown. */
  modes?: readonly ExportMode[];
  onStarted?: () => void;
};

/** Exports documents of applications: a PDF for one, a combined PDF or a ZIP for several. */
export function DocumentMenu({ keys, modes = exportModes(), onStarted }: Props) {
  const t = useText();
  const roles = useUser().UserRoleList;
  const send = useSend(exportRoutes.document, {
    onSuccess: ({ ExportKey }) => {
      onStarted?.();
      openExports(ExportKey);
    },
  });
  const isMany = keys.length > 1;
  const mine = modes.filter((mode) => roles.some((role) => documentOf(mode).Roles.includes(role)));
  const take = (Mode: ExportMode, As: 'PDF' | 'ZIP') => send.mutate({ Mode, ApplicationKeys: [...keys], As });
  return (
    <Menu position="bottom-end" withinPortal width={300}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconFileTypePdf size={17} stroke={1.7} />}
          rightSection={<IconChevronDown size={15} stroke={1.7} />}
          loading={send.isPending}
        >
          {t('EXPORT_DOCUMENTS')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="70dvh" style={{ overflowY: 'auto' }}>
        {mine.map((mode) =>
          isMany ? (
            <Fragment key={mode}>
              <Menu.Label>{t(`EXPORT_OF_${mode}`)}</Menu.Label>
              <Menu.Item
                leftSection={<IconFileTypePdf size={18} stroke={1.6} />}
                onClick={() => take(mode, 'PDF')}
              >
                {t('EXPORT_ONE_PDF')}
                <span className="visually-hidden"> · {t(`EXPORT_OF_${mode}`)}</span>
              </Menu.Item>
              <Menu.Item
                leftSection={<IconFileZip size={18} stroke={1.6} />}
                onClick={() => take(mode, 'ZIP')}
              >
                {t('EXPORT_EACH_ZIP')}
                <span className="visually-hidden"> · {t(`EXPORT_OF_${mode}`)}</span>
              </Menu.Item>
            </Fragment>
          ) : (
            <Menu.Item
              key={mode}
              leftSection={<IconFileTypePdf size={18} stroke={1.6} />}
              onClick={() => take(mode, 'PDF')}
            >
              {t(`EXPORT_OF_${mode}`)}
            </Menu.Item>
          ),
        )}
        {isMany && mine.some((mode) => documentOf(mode).IsSigned) && (
          <>
            <Menu.Divider />
            <Menu.Label>{t('EXPORT_SIGNED_NOTE')}</Menu.Label>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
