/** What all mail has in common: plain words, one column, nothing loaded from elsewhere. */
import { PRODUCT_NAME } from '@goalwright/contracts/product';

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** A mail out of paragraphs. `highlight` (a code, an amount) stands alone and large in HTML. */
export function layOut(mail: {
  subject: string;
  greeting: string;
  before: readonly string[];
  highlight: string;
  after: readonly string[];
}): MailText {
  const { subject, greeting, before, highlight, after } = mail;
  const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1f2933;font:16px/1.5 Verdana,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto">
${[greeting, ...before].map(paragraph).join('\n')}
<p style="margin:0 0 16px;font-size:28px;letter-spacing:2px"><strong>${escapeHtml(highlight)}</strong></p>
${[...after, PRODUCT_NAME].map(paragraph).join('\n')}
</div>
</body>
</html>
`;
  const text = `${[greeting, ...before, highlight, ...after, PRODUCT_NAME].join('\n\n')}\n`;
  return { subject, text, html };
}
