/**
 * Renders the blocks that the certification body has written for its public home page: texts, pictures,
 * links and large figures.
 */
import type { HomeBlock } from '#modules/public/content/rules/index.ts';
import { RichHtml } from '#modules/public/content/web/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { useSiteFormat } from '../use-site-format.ts';
import { Icon } from './icon.tsx';

type BlockOf<T extends HomeBlock['Type']> = Extract<HomeBlock, { Type: T }>;

function Head({ title }: { title: Localized }) {
  const text = useSiteFormat().text(title);
  return text === '' ? null : (
    <div className="section-head">
      <h2>{text}</h2>
    </div>
  );
}

function Picture({ block: { Picture: picture, Alt, Caption } }: { block: BlockOf<'PICTURE'> }) {
  const message = useSiteFormat();
  if (!picture) return null;
  const caption = message.text(Caption);
  return (
    <figure className="home-picture">
      {/* The size is known, so the layout does not move when the picture loads. */}
      <img
        src={picture.Address}
        width={picture.Width}
        height={picture.Height}
        alt={message.text(Alt)}
        loading="lazy"
        decoding="async"
      />
      {caption && <figcaption className="small muted">{caption}</figcaption>}
    </figure>
  );
}

function Links({ block }: { block: BlockOf<'LINKS'> }) {
  const message = useSiteFormat();
  return (
    <section>
      <Head title={block.Title} />
      <ul className="home-links">
        {block.Links.map((link) => (
          <li key={link.Key}>
            <a className="card" href={link.Href}>
              {message.text(link.Label)}
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Numbers({ block }: { block: BlockOf<'NUMBERS'> }) {
  const message = useSiteFormat();
  return (
    <section>
      <Head title={block.Title} />
      <dl className="home-numbers">
        {block.Numbers.map((number) => (
          <div key={number.Key} className="card">
            <dt className="muted">{message.text(number.Label)}</dt>
            <dd className="num">{number.Value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Block({ block }: { block: HomeBlock }) {
  const message = useSiteFormat();
  switch (block.Type) {
    case 'TEXT':
      return (
        <section>
          <Head title={block.Title} />
          <RichHtml html={message.text(block.Body)} className="prose home-text" />
        </section>
      );
    case 'PICTURE':
      return <Picture block={block} />;
    case 'LINKS':
      return <Links block={block} />;
    case 'NUMBERS':
      return <Numbers block={block} />;
  }
}

/** Renders the blocks in the order set by the organisation. */
export const HomeBlocks = ({ blocks }: { blocks: readonly HomeBlock[] }) =>
  blocks.map((block) => <Block key={block.Key} block={block} />);
