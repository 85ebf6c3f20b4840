import type { BodyOf } from '@assay/shared/contract/define-route.ts';
import type { Localized } from '@assay/shared/contract/shapes.ts';
import { hongKongDate } from '@assay/shared/format/dates.ts';
import type { MarkRow, markRoutes } from '@assay/shared/template/mark-contract.ts';
import type { MarkKind } from '@assay/shared/template/mark-kinds.ts';

export type ServiceName = { ServiceKey: string; Name: Localized };

export type MarkValues = {
  Kind: MarkKind;
  /** A picture that was sent just now; null: the one that it has. */
  FileKey: string | null;
  Name: Localized;
  Title: Localized;
  Alt: Localized;
  Services: string[];
  ValidFrom: string;
  ValidTo: string;
};

const NOTHING: Localized = { EN: '', CHT: '', CHS: '' };

export const valuesOf = (mark: MarkRow | null): MarkValues => ({
  Kind: mark?.Kind ?? 'LOGO',
  FileKey: null,
  Name: mark?.Name ?? NOTHING,
  Title: mark?.Title ?? NOTHING,
  Alt: mark?.Alt ?? NOTHING,
  Services: mark?.Services ?? [],
  ValidFrom: mark?.ValidFrom ?? hongKongDate(new Date()),
  ValidTo: mark?.ValidTo ?? '',
});

export const bodyOf = (values: MarkValues, mark: MarkRow | null): BodyOf<(typeof markRoutes)['submit']> => ({
  ...(mark && { MarkKey: mark.MarkKey, Version: mark.Version }),
  ...(values.FileKey !== null && { FileKey: values.FileKey }),
  Kind: values.Kind,
  Name: values.Name,
  Title: values.Kind === 'SIGNATURE' ? values.Title : NOTHING,
  Alt: values.Alt,
  Services: values.Kind === 'ACCREDITATION' ? values.Services : [],
  ValidFrom: values.ValidFrom,
  ValidTo: values.ValidTo === '' ? null : values.ValidTo,
});
