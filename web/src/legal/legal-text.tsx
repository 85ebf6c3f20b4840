import { parseLegalText } from '@assay/shared/legal/parse-text.ts';
import { LANGUAGE_TAGS, type Language } from '@assay/shared/translation/language.ts';
import classes from './legal.module.css';

/** A legal text as readers see it; what people wrote is drawn as text. */
export function LegalText({ text, language }: { text: string; language: Language }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
    <div className={classes.text} lang={LANGUAGE_TAGS[language]} tabIndex={0}>
      {parseLegalText(text).map(({ Title, Paragraphs }) => (
        <section key={`${Title} ${Paragraphs[0]}`}>
          {Title && <h3>{Title}</h3>}
          {Paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
