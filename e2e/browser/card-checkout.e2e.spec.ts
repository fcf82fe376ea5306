/**
 * The card provider's form inside our dialog. Nothing here reaches the internet: Stripe's host is answered by the test,
 * and so is what an installation with Stripe's keys would say. That the policy of the page lets Stripe in where keys are
 * set is the gateway's own test; here the page gets that policy by hand.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { origin } from '../product.js';
import { Provider } from '../provider.js';
import { Teacher } from './teacher.js';
import { openBrowser } from './visitor.js';

jest.setTimeout(180_000);

const STRIPE = 'https://js.stripe.com';
const SESSION = { SessionId: 'cs_test_of_a_test', ClientSecret: 'cs_test_of_a_test_secret' };
/** The browser's own lines about what a blocker took away. */
const BLOCKED = /Failed to load resource|net::ERR/;

/** What Stripe's script offers, as small as we use it: a frame that a customer pays in. */
const SCRIPT = `
globalThis.Stripe = (key) => ({
  createEmbeddedCheckoutPage: async ({ fetchClientSecret, onComplete }) => {
    const secret = await fetchClientSecret();
    if (globalThis.cardForms > 0) throw new Error('IntegrationError: two at once');
    globalThis.cardForms = 1;
    const frame = document.createElement('iframe');
    frame.name = '__privateStripeFrame1';
    frame.title = 'Secure card form';
    frame.style.cssText = 'width: 100%; height: 300px; border: 0';
    addEventListener('message', (event) => { if (event.data === 'paid') onComplete(); });
    return {
      mount: (element) => { frame.src = '${STRIPE}/form#' + key + '/' + secret; element.append(frame); },
      destroy: () => { globalThis.cardForms = 0; frame.remove(); },
    };
  },
});`;
const FORM = `<!doctype html><html lang="en"><title>Card</title><p id="told"></p>
<button onclick="parent.postMessage('paid', '*')">Pay $50.00</button>
<script>document.getElementById('told').textContent = location.hash</script></html>`;

/** What is known of the checkout: by our server, which alone says whether it was paid. */
interface Known {
  status: 'open' | 'paid' | 'expired';
  created: number;
  isBlocked: boolean;
}

async function withCardPayments(page: Page, known: Known): Promise<void> {
  await page.route(
    (url) => url.origin === origin && url.pathname === '/config.json',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: { ...((await response.json()) as object), StripePublishableKey: 'pk_test_of_a_test' },
      });
    },
  );
  await page.route(
    (url) => url.origin === origin && url.pathname.startsWith('/home'),
    async (route) => {
      const response = await route.fetch();
      const policy = (response.headers()['content-security-policy'] ?? '')
        .replace(/script-src [^;]*/, (rule) => `${rule} ${STRIPE}`)
        .replace(/frame-src [^;]*/, `frame-src ${STRIPE}`);
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    },
  );
  await page.route('**/api/v1/stripe/pay/create/checkout/session', async (route) => {
    known.created += 1;
    await route.fulfill({ json: { IsSuccessful: true, Message: '', ...SESSION } });
  });
  await page.route('**/api/v1/stripe/pay/init/payment/polling', (route) =>
    route.fulfill({ json: { IsSuccessful: true, Message: '', Status: known.status } }),
  );
  await page.route(`${STRIPE}/**`, async (route) => {
    const isScript = route.request().url().endsWith('/stripe.js');
    if (known.isBlocked) await route.abort('blockedbyclient');
    else if (isScript) await route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
    else await route.fulfill({ contentType: 'text/html', body: FORM });
  });
}

describe('a payment by card in a browser', () => {
  let browser: Browser;
  let teacher: Teacher;
  let known: Known;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  beforeEach(async () => {
    known = { status: 'open', created: 0, isBlocked: false };
    teacher = await Teacher.signedIn(browser, await Provider.ready());
    await withCardPayments(teacher.page, known);
    await teacher.page.goto(`${origin}/home/wallet`);
    await teacher.heading('Wallet').waitFor();
  });
  afterEach(async () => {
    await teacher.visitor.leave();
  });
  afterAll(async () => {
    await browser.close();
  });

  const dialog = () => teacher.page.getByRole('dialog', { name: 'Reload your balance' });
  const form = () => teacher.page.frameLocator('iframe[title="Secure card form"]');

  it('is made in the form of the provider, goes on behind a closed dialog, and is believed of our server alone', async () => {
    const { page, visitor } = teacher;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(STRIPE)) asked.push(new URL(request.url()).pathname);
    });
    expect(asked).toEqual([]);
    await teacher.button('Reload my balance').click();
    await form().getByText('#pk_test_of_a_test/cs_test_of_a_test_secret').waitFor();
    expect(asked).toEqual(['/dahlia/stripe.js', '/form']);
    await visitor.lookAt('card-checkout');

    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    await teacher.button('Reload my balance').click();
    await form().getByRole('button', { name: 'Pay $50.00' }).click();
    await dialog().getByText('Confirming your payment...').waitFor();
    expect(await page.getByTitle('Secure card form').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByText('Your payment is being confirmed. Your balance follows by itself.').waitFor();
    known.status = 'paid';
    await teacher.button('Reload my balance').click();
    await dialog().getByText('Payment received').waitFor();
    expect(known.created).toBe(1);
    visitor.expectNoFaults();
  });

  it('says when a blocker keeps the form away, that nothing was charged, and comes on the next try', async () => {
    known.isBlocked = true;
    await teacher.button('Reload my balance').click();
    await dialog().getByText('The card form could not be loaded.').waitFor();
    await dialog()
      .getByText(/^Nothing was charged\./)
      .waitFor();
    await teacher.visitor.lookAt('card-form-blocked');
    known.isBlocked = false;
    await dialog().getByRole('button', { name: 'Try again' }).click();
    await form().getByRole('button', { name: 'Pay $50.00' }).waitFor();
    expect(known.created).toBe(1);
    teacher.visitor.expectNoFaults(BLOCKED);
  });

  it('ends with the time of its checkout, in the words of the test checkout', async () => {
    await teacher.button('Reload my balance').click();
    await form().getByRole('button', { name: 'Pay $50.00' }).waitFor();
    known.status = 'expired';
    await dialog().getByText('Your Checkout Session Expired').waitFor();
    expect(await teacher.page.getByTitle('Secure card form').count()).toBe(0);
    known.status = 'open';
    await dialog().getByRole('button', { name: 'Start again' }).click();
    await form().getByRole('button', { name: 'Pay $50.00' }).waitFor();
    expect(known.created).toBe(2);
    teacher.visitor.expectNoFaults();
  });

  it('lets the question of a bank be answered, which lies beside our dialog', async () => {
    const { page } = teacher;
    await teacher.button('Reload my balance').click();
    await form().getByRole('button', { name: 'Pay $50.00' }).waitFor();
    // As Stripe lays it over the page.
    await page.evaluate((src) => {
      const over = document.createElement('div');
      over.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';
      const frame = document.createElement('iframe');
      frame.name = '__privateStripeFrame2';
      frame.title = 'Question of the bank';
      frame.src = src;
      frame.style.cssText = 'width: 100%; height: 100%; border: 0';
      over.append(frame);
      document.body.prepend(over);
    }, `${STRIPE}/question`);
    await page.frameLocator('iframe[title="Question of the bank"]').getByRole('button').click();
    await dialog().getByText('Confirming your payment...').waitFor();
  });
});
