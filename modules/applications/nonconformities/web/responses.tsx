import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { NonconformityView } from '../rules/contract.ts';
import { RESPONSE_PARTS } from '../rules/inputs.ts';
import classes from './nonconformity.module.css';

/** The client's responses, newest first; parts that did not change since the one before are marked as such. */
export function Responses({ view }: { view: NonconformityView }) {
  const t = useText();
  const format = useFormat();
  return view.Responses.toReversed().map((response) => {
    const before = view.Responses.find(({ Round }) => Round === response.Round - 1);
    return (
      <Card key={response.Round} title={t('NC_RESPONSE', { round: response.Round })}>
        <Words mb="sm" tone="soft" size="xs">
          {response.By.Name} · {format.dateTime(response.At)}
        </Words>
        {RESPONSE_PARTS.filter((part) => response[part]).map((part) => (
          <div key={part} className={classes.part}>
            <h3>
              {t(`NC_PART_${part}`)}
              {before?.[part] === response[part] && (
                <Words as="span" tone="soft" size="xs" className={classes.small}>
                  {' '}
                  · {t('NC_UNCHANGED')}
                </Words>
              )}
            </h3>
            <Words breaks="written">{response[part]}</Words>
          </div>
        ))}
        {response.Files.length > 0 && <FileList files={response.Files} />}
      </Card>
    );
  });
}
