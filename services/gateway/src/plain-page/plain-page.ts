/** The few pages that are not the web app: plain, readable, and with nothing on them that runs. */
import { PRODUCT_NAME } from '@goalwright/contracts/product';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Served at its own address: our policy allows no inline style. */
export const PLAIN_STYLE_PATH = '/plain.css';
export const PLAIN_STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { max-width: 44rem; margin: 0 auto; padding: 1.5rem; }
article { border-top: 1px solid; padding-top: 0.5rem; margin-top: 1.5rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`.trimStart();

/** @param page.lines HTML whose texts are escaped already */
export function plainPage(page: { title: string; lines: readonly string[] }): string {
  const title = escapeHtml(page.title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${PRODUCT_NAME}</title>
<link rel="stylesheet" href="${PLAIN_STYLE_PATH}">
</head>
<body>
<main>
<h1>${title}</h1>
${page.lines.join('\n')}
</main>
</body>
</html>
`;
}
