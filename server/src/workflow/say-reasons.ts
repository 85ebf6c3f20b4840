import { translate } from '@assay/shared/translation/catalogue.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import type { Reason } from '@assay/shared/workflow/types.ts';

/** Why an action is closed, as sentences; a wrong status says which ones would be right. */
export const sayReasons = (
  reasons: readonly Reason[],
  from: readonly string[],
  language: Language,
  statusText = 'STATUS_',
) =>
  reasons.map(({ Code }) => {
    const statuses =
      Code === 'REASON_STATUS'
        ? from.map((status) => translate(`${statusText}${status}`, language)).join(' · ')
        : '';
    return { Code, Message: translate(Code, language, { statuses }) };
  });
