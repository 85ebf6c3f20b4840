import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { referenceRoutes, tagRoutes } from '#modules/catalogue/reference-data/rules/index.ts';
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import type { ServiceView } from '../rules/contract.ts';
import { updateTagsCache } from './use-service.ts';

type Props = { service: ServiceView; isKeeper: boolean };

/**
 * Card on the service view that shows a service's tags and lets users who manage services change them at
 * once, because tags belong to the service and not to a version.
 */
export function ServiceTags({ service, isKeeper }: Props) {
  const t = useText();
  const localized = useLocalized();
  const toastError = useToastError();
  const [isBusy, setBusy] = useState(false);
  const { data } = useGet(referenceRoutes.tags);
  const known = data?.Rows ?? [];
  const nameOf = (code: string) => {
    const row = known.find(({ TagCode }) => TagCode === code);
    return row ? localized(row.Name) : code;
  };
  const change = async (next: string[]): Promise<void> => {
    const added = next.filter((code) => !service.Tags.includes(code));
    const removed = service.Tags.filter((code) => !next.includes(code));
    const requests = [
      ...added.map((TagCode) => [tagRoutes.submit, TagCode] as const),
      ...removed.map((TagCode) => [tagRoutes.remove, TagCode] as const),
    ];
    setBusy(true);
    try {
      for (const [route, TagCode] of requests) {
        const body = { TagCode, ServiceKey: service.ServiceKey };
        // Each tag is saved at once, so a later refusal does not undo earlier ones.
        updateTagsCache(
          service.ServiceKey,
          (await call(route, { body, idempotencyKey: newIdempotencyKey() })).TagCodes,
        );
      }
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  if (!isKeeper && service.Tags.length === 0) return null;
  const offered = known.filter((row) => row.IsActive || service.Tags.includes(row.TagCode));
  return (
    <Card title={t('TITLE_TAGS')}>
      {isKeeper ? (
        <MultiSelect
          aria-label={t('TITLE_TAGS')}
          description={t('SERVICE_TAGS_HINT')}
          placeholder={service.Tags.length === 0 ? t('SERVICE_TAGS_NONE') : undefined}
          data={offered.map((row) => ({ value: row.TagCode, label: localized(row.Name) }))}
          value={service.Tags}
          onChange={(next) => void change(next)}
          searchable
          readOnly={isBusy}
          nothingFoundMessage={t('LIST_NONE_FOUND')}
        />
      ) : (
        <Row as="ul" align="stretch" gap="2xs" mt="2xs">
          {service.Tags.map((code) => (
            <Box key={code} as="li" padX="xs" tone="soft" line="line" round="full" size="xs">
              {nameOf(code)}
            </Box>
          ))}
        </Row>
      )}
    </Card>
  );
}
