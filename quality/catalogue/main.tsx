/**
 * Entry of the component catalogue: lists all stories and shows the chosen one at a width, in a language and
 * colour scheme. The choice is kept in the address.
 */

import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import '#platform/web/theme/layers.css';
import '@fontsource-variable/inter/wght.css';
import '#platform/web/theme/tokens.css';
import '#platform/web/theme/base.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { LANGUAGE_NAMES, LANGUAGES } from '#platform/common/i18n/language.ts';
import classes from './main.module.css';
import { stories } from './stories.ts';

const CHOICES = {
  language: { label: 'Language', options: LANGUAGES.map((code) => [code, LANGUAGE_NAMES[code]] as const) },
  scheme: {
    label: 'Colour scheme',
    options: [
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
  },
  width: {
    label: 'Width',
    options: [
      ['390', '390 px'],
      ['1440', '1440 px'],
    ],
  },
} as const;

const partOf = (id: string): string => id.split('/')[0] ?? '';
const parts = [...new Set(stories.map(({ id }) => partOf(id)))];

function readChoice() {
  const asked = new URLSearchParams(window.location.search);
  const read = (name: string, fallback: string): string => asked.get(name) ?? fallback;
  return {
    story: read('story', stories[0]?.id ?? ''),
    language: read('language', 'EN'),
    scheme: read('scheme', 'light'),
    width: read('width', '1440'),
  };
}
type Choice = ReturnType<typeof readChoice>;
const addressOf = (choice: Choice): string => `?${new URLSearchParams(choice)}`;

function Stories({ choice, onChoose }: { choice: Choice; onChoose: (story: string) => void }) {
  return (
    <Box as="nav" pad="md" ground="card" size="sm" className={classes.stories} aria-label="Stories">
      {parts.map((part) => (
        <section key={part}>
          <h2>{part}</h2>
          <ul>
            {stories
              .filter(({ id }) => partOf(id) === part)
              .map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={addressOf({ ...choice, story: id })}
                    aria-current={id === choice.story ? 'page' : undefined}
                    onClick={(event) => {
                      event.preventDefault();
                      onChoose(id);
                    }}
                  >
                    {title}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Box>
  );
}

function Catalogue() {
  const [choice, setChoice] = useState(readChoice);
  useEffect(() => window.history.replaceState(null, '', addressOf(choice)), [choice]);
  const { width, ...shown } = choice;
  return (
    <div className={classes.frame}>
      <Stories choice={choice} onChoose={(story) => setChoice({ ...choice, story })} />
      <main className={classes.main}>
        <h1>{stories.find(({ id }) => id === choice.story)?.title}</h1>
        <Row align="stretch" gap="md" mb="sm">
          {Object.entries(CHOICES).map(([name, { label, options }]) => (
            <label key={name}>
              {label}{' '}
              <select
                value={choice[name as keyof typeof CHOICES]}
                onChange={(event) => setChoice({ ...choice, [name]: event.currentTarget.value })}
              >
                {options.map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </Row>
        <iframe
          className={classes.story}
          title="Story"
          style={{ width: `${width}px` }}
          src={`./story.html?${new URLSearchParams(shown)}`}
        />
      </main>
    </div>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Catalogue />);
