/**
 * Hook that loads the preview of a certificate template (saved, unsaved or built-in) shortly after typing;
 * while the source has errors, the last valid pages remain, marked as outdated.
 */
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CertificateLanguage } from '#modules/catalogue/services/rules/index.ts';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { call } from '#platform/web/api/call.ts';
import { type TemplateProblem, templateRoutes } from '../rules/contract.ts';
import type { SampleName } from '../rules/samples.ts';

const TYPING_MS = 450;
const NO_PAGES: readonly TemplateProblem[] = [];

/** Request of a preview: a saved template, an unsaved one, or with neither the built-in page. */
export type PreviewRequest = {
  ServiceKey: string;
  Language: CertificateLanguage;
  Source?: string;
  TemplateKey?: string;
  Sample?: SampleName;
  ApplicationKey?: string;
};

export type Preview = {
  pages: readonly string[];
  problems: readonly TemplateProblem[];
  /** The pages are of an earlier source, because the current one cannot be rendered. */
  isOutdated: boolean;
  isBusy: boolean;
  error: ApiError | null;
};

/** Loads the pages from the server shortly after typing; while a source has errors, the last valid pages. */
export function useTemplatePreview(shown: PreviewRequest): Preview {
  // As text, so that an equal request in another object does not count as new.
  const request = JSON.stringify(shown);
  const [settled] = useDebouncedValue(request, TYPING_MS);
  const settledRequest = JSON.parse(settled) as PreviewRequest;
  const preview = useQuery({
    queryKey: [templateRoutes.preview.path, settled],
    queryFn: ({ signal }) => call(templateRoutes.preview, { body: settledRequest, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 60_000,
    gcTime: 60_000,
  });
  const retained = useRef<{ of: string; pages: readonly string[] }>({ of: '', pages: [] });
  const of = `${settledRequest.ServiceKey} ${settledRequest.Language}`;
  const fresh = preview.data?.Pages ?? [];
  if (fresh.length > 0 && !preview.isPlaceholderData) retained.current = { of, pages: fresh };
  const last = retained.current.of === of ? retained.current.pages : [];
  return {
    pages: last,
    problems: preview.data?.Problems ?? NO_PAGES,
    isOutdated: preview.data !== undefined && fresh.length === 0 && last.length > 0,
    isBusy: preview.isFetching || settled !== request,
    error: preview.error as ApiError | null,
  };
}
