import { useActiveTexts } from '#platform/web/i18n/text-store.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './in-place.module.css';

type Props = { keys: readonly string[]; onOpen: (key: string) => void };

/**
 * List of portal texts with wording and key, from which the user of in-place translation chooses one to
 * edit.
 */
export function TextList({ keys, onOpen }: Props) {
  const { texts } = useActiveTexts();
  return (
    <Stack as="ul" mt="sm" mb="sm" line="line" round="lg" className={classes.list}>
      {keys.map((key) => (
        <li key={key}>
          <button type="button" className={classes.item} onClick={() => onOpen(key)}>
            <span>{texts[key]}</span>
            <Words as="code" tone="soft" size="xs" breaks="anywhere">
              {key}
            </Words>
          </button>
        </li>
      ))}
    </Stack>
  );
}
