import { describe, expect, it } from '@jest/globals';
import { CodePurpose } from '@goalwright/contracts/identity';
import { EmailAddress } from '@goalwright/contracts/values';
import { highlight, layOut, link, type MailText, paragraph } from './layout.js';
import {
  accountDeletedMail,
  codeMail,
  codeText,
  emailChangedMail,
  invitationMail,
  passwordChangedMail,
  phoneChangedMail,
  receiptMail,
} from './templates.js';

const facts = { purpose: 'signup-email', firstName: 'María', code: '012345', minutesValid: 30 } as const;
const to = EmailAddress.parse('maria@school.example');
const ORIGIN = 'https://goalwright.example';
const UNDO_TOKEN = 'a-token-of-twenty-and-more';
const when = '2026-11-21T20:30:00.000Z';

const changed = (firstName: string) =>
  emailChangedMail({ kind: 'email-changed', to, firstName, undoToken: UNDO_TOKEN, undoUntil: when }, ORIGIN);
const invited = (change: { firstName?: string; invitedBy?: string; minutesValid?: number } = {}) =>
  invitationMail(
    {
      kind: 'invitation',
      to,
      firstName: 'María',
      invitedBy: 'Ana Ruiz',
      leaName: 'Lynwood',
      code: '012345',
      minutesValid: 4320,
      ...change,
    },
    ORIGIN,
  );

/** Every mail there is, for what all have in common. */
const mails: Readonly<Record<string, (firstName: string) => MailText>> = {
  code: (firstName) => codeMail({ ...facts, firstName }),
  receipt: (firstName) =>
    receiptMail({ firstName, amountCents: 2000, depositId: 'd-1', paidOn: new Date(when) }),
  'email changed': changed,
  'password changed': (firstName) =>
    passwordChangedMail({ kind: 'password-changed', to, firstName, changedOn: when }, ORIGIN),
  'phone changed': (firstName) =>
    phoneChangedMail({ kind: 'phone-changed', to, firstName, changedOn: when }, ORIGIN),
  'phone changed by an administrator': (firstName) =>
    phoneChangedMail(
      { kind: 'phone-changed', to, firstName, changedOn: when, byAdministratorOf: 'Lynwood' },
      ORIGIN,
    ),
  'account deleted': (firstName) =>
    accountDeletedMail({ kind: 'account-deleted', to, firstName, deletedOn: when }),
  invitation: (firstName) => invited({ firstName }),
};

const words = (html: string): string =>
  html
    .replace(/<(style|title)[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

/** sRGB relative luminance, WCAG 2. */
function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(Object.entries(mails))('the mail "%s"', (_name, mail) => {
  const { subject, text, html } = mail('María');

  it('greets, and says the same in both forms', () => {
    for (const body of [text, html]) expect(body).toContain('Hello María,');
    for (const line of text.split('\n').filter((said) => said !== '' && !said.endsWith(':')))
      expect(words(html)).toContain(line);
  });

  it('loads nothing, runs nothing, and tells nobody that it was read', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|object|video|form|base)\b|url\(|@import|\son\w+=/i);
    for (const [, url = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g))
      expect(url.startsWith(`${ORIGIN}/`)).toBe(true);
    expect(html).not.toContain('maria@school.example');
  });

  it('can be read by a screen reader and in both themes', () => {
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html.match(/<table/g)?.length).toBe(html.match(/<table role="presentation"/g)?.length);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(`<title>${subject}</title>`);
    const light = (name: string, property: string): string =>
      new RegExp(`class="${name}"[^>]*?(?:;|")${property}:(#[0-9a-f]{6})`).exec(html)?.[1] ?? '';
    expect(contrast(light('ink', 'color'), light('card', 'background'))).toBeGreaterThan(4.5);
    expect(contrast(light('soft', 'color'), light('card', 'background'))).toBeGreaterThan(4.5);
    const dark = (name: string, property: string): string =>
      new RegExp(`\\.${name} \\{[^}]*?\\b${property}: (#[0-9a-f]{6})`).exec(html)?.[1] ?? '';
    for (const name of ['ink', 'soft', 'teal']) {
      expect(contrast(dark(name, 'color'), dark('card', 'background'))).toBeGreaterThan(4.5);
    }
    for (const name of ['mark', 'button']) {
      expect(contrast(dark(name, 'color'), dark(name, 'background'))).toBeGreaterThan(4.5);
    }
  });

  it('lets no name become markup, a link, or a header', () => {
    for (const name of [
      `<img src=x onerror="alert('1')">`,
      'Win at evil.example now',
      'https://evil.example',
      'a@b.example',
    ]) {
      const { text: plain, html: marked, subject: said } = mail(name);
      for (const body of [plain, marked, said]) {
        expect(body).not.toContain('<img');
        expect(body).not.toContain('evil.example');
        expect(body).not.toContain('a@b.example');
      }
    }
    expect(mail('Bo\r\nBcc: x').text).toContain('Hello,');
    expect(mail('x'.repeat(60)).text).toContain('Hello,');
    expect(mail("D'Arcy & Sons").html).toContain('Hello D&#39;Arcy &amp; Sons,');
    expect(mail('Dr. J').text).toContain('Hello Dr. J,');
  });

  it('has no code and no name in its subject, which shows on locked screens', () => {
    expect(subject).not.toMatch(/012345|María/);
  });
});

describe('a layout', () => {
  it('lets nothing that it is given become markup', () => {
    const nasty = `<b onmouseover="x('1')">&`;
    const { html, text } = layOut({
      subject: nasty,
      greeting: nasty,
      blocks: [paragraph(nasty), highlight(nasty), link(nasty, `${ORIGIN}/"><b onmouseover=1>`)],
    });
    expect(html).not.toMatch(/<b[ >]/);
    expect(html.match(/&lt;b onmouseover=&quot;x\(&#39;1&#39;\)&quot;&gt;&amp;/g)).toHaveLength(7);
    expect(text).toContain(nasty);
  });
});

describe('a code message', () => {
  it.each(CodePurpose.options)('says the code, its use and its time in mail and text: %s', (purpose) => {
    const { text, html } = codeMail({ ...facts, purpose });
    for (const body of [text, html]) {
      expect(body).toContain('012345');
      expect(body).toContain('30 minutes');
    }
    // 160 characters of the GSM alphabet are one segment.
    expect(codeText({ ...facts, purpose })).toMatch(/^[A-Za-z0-9 .:]*012345[A-Za-z0-9 .:]{1,110}$/);
  });

  it('says one minute as one', () => {
    expect(codeText({ ...facts, minutesValid: 1 })).toContain('for 1 minute.');
  });
});

describe('a receipt', () => {
  it('says amount, day and number', () => {
    const paidOn = new Date('2026-11-20T23:59:00Z');
    const { text } = receiptMail({ firstName: 'Dana', amountCents: 123_405, depositId: 'd-1', paidOn });
    expect(text).toContain('$1,234.05');
    expect(text).toContain('November 20, 2026');
    expect(text).toContain('Receipt number: d-1');
  });
});

describe('the notice of a changed address', () => {
  it('can be undone by its link, whose token no server sees, and says until when', () => {
    const { text, html } = changed('María');
    const link = `${ORIGIN}/undo-email-change#${UNDO_TOKEN}`;
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain('November 21, 2026 at 12:30 PM Pacific Time');
  });

  it('says how to get in after it was taken back, since the old password is gone then', () => {
    const { text } = changed('María');
    expect(text.indexOf('"Forgot password"')).toBeGreaterThan(text.indexOf(UNDO_TOKEN));
    expect(text).toContain('The old password no longer works after that.');
  });

  it('says that an administrator did it, and of which LEA', () => {
    const notice = {
      kind: 'email-changed',
      to,
      firstName: 'María',
      undoToken: UNDO_TOKEN,
      undoUntil: when,
    } as const;
    const { text } = emailChangedMail({ ...notice, byAdministratorOf: 'Lynwood' }, ORIGIN);
    expect(text).toContain('was changed by an administrator of Lynwood.');
    expect(changed('María').text).not.toContain('administrator');
  });
});

describe('the notice of a deletion', () => {
  const deleted = { kind: 'account-deleted', to, firstName: 'María', deletedOn: when } as const;

  it('says who did it, and whom to ask', () => {
    const byAdministrator = accountDeletedMail({ ...deleted, byAdministratorOf: 'Lynwood' }).text;
    expect(byAdministrator).toContain('Pacific Time by an administrator of Lynwood.');
    expect(byAdministrator).toContain('ask your administrator');
    expect(accountDeletedMail(deleted).text).toContain('write to our support');
  });
});

describe('an invitation', () => {
  it('says who invites, what to do, and how long the code works', () => {
    const { text } = invited();
    expect(text).toContain('Ana Ruiz of Lynwood made a Goalwright account for you.');
    expect(text).toContain('012345');
    expect(text).toContain(`${ORIGIN}/registration/invited`);
    expect(text).toContain('for 3 days');
    expect(invited({ minutesValid: 120 }).text).toContain('for 2 hours');
    expect(invited({ minutesValid: 1440 }).text).toContain('for 1 day.');
  });

  it('leaves out an inviter whose name is an address', () => {
    expect(invited({ invitedBy: 'evil.example' }).text).toContain('An administrator of Lynwood made');
  });
});
