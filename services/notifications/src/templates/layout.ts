/**
 * What all mail has in common: plain words, one column, nothing loaded from elsewhere, nothing that tells us it was
 * opened. The palette is the web app's, in both themes; programs that know no styles still show every word in order.
 */
import { PRODUCT_NAME } from '@goalwright/contracts/product';

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A code or an amount: stands alone and large. */
  | { readonly kind: 'highlight'; readonly text: string }
  /** The address stands below the button as well, for those who would rather see where it leads. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const highlight = (text: string): Block => ({ kind: 'highlight', text });
export const link = (label: string, url: string): Block => ({ kind: 'link', label, url });

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Inline styles are the light theme, for programs that drop this; it adds the dark one and nothing else. */
const DARK = `
@media (prefers-color-scheme: dark) {
  .paper { background: #12181b !important; }
  .card { background: #1a2226 !important; border-color: #2c373c !important; }
  .ink { color: #efeae0 !important; }
  .soft { color: #a9b4b9 !important; }
  .mark { background: #17302f !important; color: #efeae0 !important; }
  .teal { color: #5cc0b5 !important; }
  .button { background: #5cc0b5 !important; color: #0d1a1a !important; }
}`;
const FONT = "font-family:'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif";
const SPACE = 'margin:0 0 16px';
const BUTTON = `display:inline-block;padding:12px 20px;border-radius:8px;background:#0e5f5b;color:#ffffff;${FONT};font-weight:bold;text-decoration:none`;

function html(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p class="ink" style="${SPACE};color:#1d2a30">${escapeHtml(block.text)}</p>`;
    case 'highlight':
      return `<p class="mark" style="${SPACE};padding:14px 16px;border-radius:8px;background:#e6f1ef;color:#1d2a30;font-size:28px;line-height:1.3;letter-spacing:2px;text-align:center"><strong>${escapeHtml(block.text)}</strong></p>`;
    case 'link': {
      const url = escapeHtml(block.url);
      return `<p style="${SPACE}"><a class="button" href="${url}" style="${BUTTON}">${escapeHtml(block.label)}</a></p>
<p class="soft" style="${SPACE};color:#51606a;font-size:14px;word-break:break-all">Or open this address: <a class="teal" href="${url}" style="color:#0e5f5b">${url}</a></p>`;
    }
  }
}

function text(block: Block): string {
  return block.kind === 'link' ? `${block.label}:\n${block.url}` : block.text;
}

const FOOT = `${PRODUCT_NAME}. We sent this because it concerns your account. Answers to this address are not read.`;

/** A mail out of blocks, as HTML and as text. Every text is escaped here; no block holds markup. */
export function layOut(mail: {
  readonly subject: string;
  readonly greeting: string;
  readonly blocks: readonly Block[];
}): MailText {
  const blocks = [paragraph(mail.greeting), ...mail.blocks];
  const subject = escapeHtml(mail.subject);
  return {
    subject: mail.subject,
    text: `${[...blocks.map(text), FOOT].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>:root { color-scheme: light dark; }${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fbf8f2">
<div role="article" aria-roledescription="email" aria-label="${subject}" lang="en">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fbf8f2"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#ffffff;border:1px solid #e4ded2;border-radius:10px"><tr><td style="padding:28px 24px;${FONT};font-size:16px;line-height:1.55;text-align:left">
<p class="teal" style="margin:0 0 20px;color:#0e5f5b;font-weight:bold">${PRODUCT_NAME}</p>
<h1 class="ink" style="margin:0 0 16px;color:#1d2a30;font-size:22px;line-height:1.3">${subject}</h1>
${blocks.map(html).join('\n')}
<p class="soft" style="margin:24px 0 0;color:#51606a;font-size:14px">${escapeHtml(FOOT)}</p>
</td></tr></table>
</td></tr></table>
</div>
</body>
</html>
`,
  };
}
