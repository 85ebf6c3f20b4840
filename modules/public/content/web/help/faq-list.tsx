import { IconChevronDown } from '@tabler/icons-react';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { FaqGroup } from '../../rules/shapes.ts';
import { RichHtml } from '../rich-html.tsx';
import classes from './help.module.css';

type Props = { groups: readonly FaqGroup[]; isOpen: boolean };

/** Questions by group, to open; where the search left one or two, they are open already. */
export function FaqList({ groups, isOpen }: Props) {
  const language = useLanguage();
  return groups.map((group) => (
    <section key={group.Key} className={classes.group} aria-label={group.Title[language]}>
      <h3>{group.Title[language]}</h3>
      <ul className={classes.faq}>
        {group.Questions.map(({ Key, Title, Answer }) => (
          <li key={`${Key} ${isOpen}`}>
            <details open={isOpen || undefined}>
              <summary>
                <span>{Title[language]}</span>
                <IconChevronDown size={17} stroke={1.8} aria-hidden="true" />
              </summary>
              <RichHtml html={Answer[language]} className={classes.answer} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  ));
}
