/**
 * Values of the form for a mark (logo, signature, accreditation mark), read from the API's mark and
 * converted to the request body that saves it.
 */
import type { BodyOf } from '#platform/common/contract/define-route.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { MarkRow, markRoutes } from '../rules/mark-contract.ts';
import type { MarkKind } from '../rules/mark-kinds.ts';

export type ServiceName = { ServiceKey: string; Name: Localized };

export type MarkValues = {
  Kind: MarkKind;
  /** A newly uploaded picture; null to retain the current one. */
  FileKey: string | null;
  Name: Localized;
  Title: Localized;
  Alt: Localized;
  Services: string[];
  ValidFrom: string;
  ValidTo: string;
};

const EMPTY: Localized = { EN: '', CHT: '', CHS: '' };

export const valuesOf = (mark: MarkRow | null): MarkValues => ({
  Kind: mark?.Kind ?? 'LOGO',
  FileKey: null,
  Name: mark?.Name ?? EMPTY,
  Title: mark?.Title ?? EMPTY,
  Alt: mark?.Alt ?? EMPTY,
  Services: mark?.Services ?? [],
  ValidFrom: mark?.ValidFrom ?? hongKongDate(new Date()),
  ValidTo: mark?.ValidTo ?? '',
});

export const bodyOf = (values: MarkValues, mark: MarkRow | null): BodyOf<(typeof markRoutes)['submit']> => ({
  ...(mark && { MarkKey: mark.MarkKey, Version: mark.Version }),
  ...(values.FileKey !== null && { FileKey: values.FileKey }),
  Kind: values.Kind,
  Name: values.Name,
  Title: values.Kind === 'SIGNATURE' ? values.Title : EMPTY,
  Alt: values.Alt,
  Services: values.Kind === 'ACCREDITATION' ? values.Services : [],
  ValidFrom: values.ValidFrom,
  ValidTo: values.ValidTo === '' ? null : values.ValidTo,
});
