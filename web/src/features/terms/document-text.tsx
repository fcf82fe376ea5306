/** One of our own Markdown documents as React elements: no markup of a document ever becomes markup of the page. */
import { marked, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';

const FRONT_MATTER = /^---\r?\n[\s\S]*?\r?\n---\r?\n/;
/** The dialog's title is a second-level heading: the document's own begin below it. */
const HEADING_LEVEL_FIRST = 3;
const SAFE_LINK = /^(?:https?:|mailto:|\/(?!\/)|#)/;

export function DocumentText({ markdown }: { readonly markdown: string }) {
  const title = /^title: *(.+)$/m.exec(FRONT_MATTER.exec(markdown)?.[0] ?? '')?.[1];
  return (
    <>
      {title !== undefined && <h3 className="text-2xl">{title}</h3>}
      <Blocks tokens={marked.lexer(markdown.replace(FRONT_MATTER, ''))} />
    </>
  );
}

function Blocks({ tokens }: { readonly tokens: readonly Token[] }) {
  return tokens.map((token, place) => <Fragment key={place}>{block(token)}</Fragment>);
}

function block(token: Token): ReactNode {
  switch (token.type) {
    case 'heading':
      return <Heading token={token as Tokens.Heading} />;
    case 'paragraph':
      return (
        <p className="mt-3">
          <Inline tokens={token.tokens ?? []} />
        </p>
      );
    case 'list':
      return <List token={token as Tokens.List} />;
    case 'table':
      return <Table token={token as Tokens.Table} />;
    case 'blockquote':
      return (
        <blockquote className="mt-3 border-l-4 border-line pl-4 text-ink-soft">
          <Blocks tokens={token.tokens ?? []} />
        </blockquote>
      );
    case 'hr':
      return <hr className="my-6 border-line" />;
    case 'space':
    case 'def':
      return null;
    // A list item's own line is a block of inline text.
    case 'text':
      return <Inline tokens={token.tokens ?? [token]} />;
    default:
      return <p className="mt-3">{token.raw}</p>;
  }
}

function Heading({ token }: { readonly token: Tokens.Heading }) {
  const level = Math.min(token.depth + HEADING_LEVEL_FIRST - 1, 6);
  const Tag = `h${level}` as 'h3' | 'h4' | 'h5' | 'h6';
  const looks = token.depth === 1 ? 'text-2xl' : token.depth === 2 ? 'mt-7 text-xl' : 'mt-5 text-lg';
  return (
    <Tag className={`font-serif font-semibold ${looks}`}>
      <Inline tokens={token.tokens} />
    </Tag>
  );
}

function List({ token }: { readonly token: Tokens.List }) {
  const items = token.items.map((item, place) => (
    <li key={place} className="mt-1.5 pl-1">
      <Blocks tokens={item.tokens} />
    </li>
  ));
  if (!token.ordered) return <ul className="mt-3 list-disc pl-6">{items}</ul>;
  return (
    <ol className="mt-3 list-decimal pl-6" start={token.start === '' ? 1 : token.start}>
      {items}
    </ol>
  );
}

function Table({ token }: { readonly token: Tokens.Table }) {
  return (
    <div className="mt-4 overflow-x-auto">
      <table className="w-full text-left text-[0.9375rem]">
        <thead>
          <tr>
            {token.header.map((cell, place) => (
              <th key={place} scope="col" className="border-b border-line-strong py-2 pr-4 font-semibold">
                <Inline tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, place) => (
                <td key={place} className="border-b border-line py-2 pr-4 align-top">
                  <Inline tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Inline({ tokens }: { readonly tokens: readonly Token[] }) {
  return tokens.map((token, place) => <Fragment key={place}>{inline(token)}</Fragment>);
}

function inline(token: Token): ReactNode {
  const inner = 'tokens' in token ? <Inline tokens={token.tokens ?? []} /> : undefined;
  switch (token.type) {
    case 'strong':
      return <strong className="font-semibold">{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'br':
      return <br />;
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>;
    case 'link':
      return <DocumentLink href={(token as Tokens.Link).href}>{inner}</DocumentLink>;
    case 'escape':
      return (token as Tokens.Escape).text;
    case 'text':
      return inner ?? (token as Tokens.Text).text;
    default:
      return token.raw;
  }
}

function DocumentLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  if (!SAFE_LINK.test(href)) return children;
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-teal underline underline-offset-4">
      {children}
    </a>
  );
}
