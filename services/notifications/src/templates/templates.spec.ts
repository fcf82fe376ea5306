import { describe, expect, it } from '@jest/globals';
import { CodePurpose } from '@goalwright/contracts/identity';
import { codeMail, codeText, receiptMail } from './templates.js';

const facts = { purpose: 'signup-email', firstName: 'María', code: '012345', minutesValid: 30 } as const;

describe('a code message', () => {
  it.each(CodePurpose.options)('says the code, its use and its time in mail and text: %s', (purpose) => {
    const { subject, text, html } = codeMail({ ...facts, purpose });
    for (const body of [text, html]) {
      expect(body).toContain('012345');
      expect(body).toContain('30 minutes');
      expect(body).toContain('Hello María,');
    }
    expect(subject).not.toContain('012345');
    // 160 characters of the GSM alphabet are one segment.
    expect(codeText({ ...facts, purpose })).toMatch(/^[A-Za-z0-9 .:]*012345[A-Za-z0-9 .:]{1,110}$/);
  });

  it('says one minute as one', () => {
    expect(codeText({ ...facts, minutesValid: 1 })).toContain('for 1 minute.');
  });

  it('lets no name become markup', () => {
    const { html } = codeMail({ ...facts, firstName: `<img src=x onerror="alert('1')">` });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;');
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
