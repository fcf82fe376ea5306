/**
 * Stripe as far as the wallet needs it: checkout sessions with an amount of the customer's choice, refunds, disputes
 * and events. Its objects are Stripe's own samples (`fixtures/stripe-objects.json`, from its public OpenAPI
 * description) with our values in them, so that a field we read is one that Stripe sends. It is as strict as Stripe
 * where we could err: unknown parameters, keys, idempotency, and what may be done to a session in which state.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';

export type StripeObject = Record<string, unknown>;

const SAMPLES = JSON.parse(
  readFileSync(new URL('../fixtures/stripe-objects.json', import.meta.url), 'utf8'),
) as Record<string, StripeObject>;

const SESSION_PARAMETERS =
  /^(mode|ui_mode|redirect_on_completion|allowed_payment_method_types\[0\]|line_items\[0\]\[(price|quantity)\]|adaptive_pricing\[enabled\]|customer_email|client_reference_id|metadata\[\w+\]|payment_intent_data\[(description|metadata\]\[\w+)\]|expires_at)$/;
const MINUTES_OF_A_SESSION_MIN = 30;

export interface StripeRequest {
  readonly method: string;
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | undefined;
}

/** What Stripe refuses with; thrown by the routes. */
class Refused extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    readonly code: string,
    readonly param?: string,
  ) {
    super(`${code}: made up for a test`);
  }
}

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

export class FakeStripe {
  readonly secretKey: string;
  readonly requests: StripeRequest[] = [];
  readonly sessions = new Map<string, StripeObject>();
  readonly #isLive: boolean;
  readonly #prices = new Map<string, StripeObject>();
  readonly #refunds: StripeObject[] = [];
  readonly #disputes: StripeObject[] = [];
  readonly #answered = new Map<string, { fingerprint: string; answer: StripeObject }>();
  readonly #server: Server;
  #trouble: 'none' | 'down' | 'silent' = 'none';

  private constructor(isLive: boolean) {
    this.#isLive = isLive;
    // Put together here: a scanner for leaked keys would take it for one.
    this.secretKey = ['sk', isLive ? 'live' : 'test', randomBytes(12).toString('hex')].join('_');
    this.#server = createServer((request, reply) => {
      void this.#serve(request).then(
        (answer) => {
          if (answer === undefined) return;
          const { status, body } = answer;
          reply.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': newId('req') });
          reply.end(JSON.stringify(body));
        },
        () => reply.destroy(),
      );
    });
  }

  static async start({ isLive = false }: { isLive?: boolean } = {}): Promise<FakeStripe> {
    const fake = new FakeStripe(isLive);
    await new Promise<void>((resolve) => fake.#server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  /** From now on answers 500, or not at all; `none` ends it. */
  makeTrouble(trouble: 'none' | 'down' | 'silent'): void {
    this.#trouble = trouble;
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => {
      this.#server.close(() => {
        resolve();
      });
    });
  }

  /** The customer pays what was chosen. `change` makes it another payment than the one we asked for. */
  pay(sessionId: string, amountCents: number, change: StripeObject = {}): StripeObject {
    const session = this.#session(sessionId);
    if (session['status'] !== 'open') throw new Error('this session takes no payment any more');
    return Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      amount_subtotal: amountCents,
      amount_total: amountCents,
      currency: 'usd',
      payment_intent: newId('pi'),
      ...change,
    });
  }

  /** A paid session that our wallet never opened. */
  foreignSession(change: StripeObject = {}): StripeObject {
    const id = newId('cs_test');
    const session = this.#newSession({ id, metadata: {}, client_reference_id: null });
    this.sessions.set(id, session);
    this.pay(id, 5000);
    return Object.assign(session, change);
  }

  refund(paymentIntent: string, amountCents: number, status = 'succeeded'): StripeObject {
    const refund = {
      ...structuredClone(SAMPLES['refund']),
      id: newId('re'),
      amount: amountCents,
      payment_intent: paymentIntent,
      status,
      created: nowSeconds(),
    };
    this.#refunds.push(refund);
    return refund;
  }

  dispute(paymentIntent: string, amountCents: number, status = 'needs_response'): StripeObject {
    const dispute = {
      id: newId('du'),
      object: 'dispute',
      amount: amountCents,
      currency: 'usd',
      charge: newId('ch'),
      payment_intent: paymentIntent,
      status,
      livemode: this.#isLive,
      created: nowSeconds(),
    };
    this.#disputes.push(dispute);
    return dispute;
  }

  /** A charge as `charge.refunded` carries it. */
  charge(paymentIntent: string): StripeObject {
    return { ...structuredClone(SAMPLES['charge']), payment_intent: paymentIntent, livemode: this.#isLive };
  }

  /** The body of a webhook; the test signs it with the official library. */
  event(type: string, object: StripeObject, change: StripeObject = {}): string {
    const event = {
      ...structuredClone(SAMPLES['event']),
      id: newId('evt'),
      type,
      created: nowSeconds(),
      livemode: this.#isLive,
      data: { object },
      ...change,
    };
    return JSON.stringify(event, null, 2);
  }

  #session(id: string): StripeObject {
    const session = this.sessions.get(id);
    if (session === undefined) throw new Refused(404, 'invalid_request_error', 'resource_missing', 'session');
    return session;
  }

  #newSession(values: StripeObject): StripeObject {
    return {
      ...structuredClone(SAMPLES['checkout.session']),
      object: 'checkout.session',
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      livemode: this.#isLive,
      created: nowSeconds(),
      url: null,
      ...values,
    };
  }

  async #serve(incoming: IncomingMessage): Promise<{ status: number; body: unknown } | undefined> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const url = new URL(incoming.url ?? '/', 'http://stripe');
    const key = incoming.headers['idempotency-key'];
    const request: StripeRequest = {
      method: incoming.method ?? '',
      path: url.pathname,
      parameters: Object.fromEntries([
        ...url.searchParams,
        ...new URLSearchParams(Buffer.concat(chunks).toString('utf8')),
      ]),
      idempotencyKey: typeof key === 'string' ? key : undefined,
    };
    this.requests.push(request);
    if (this.#trouble === 'silent') return undefined;
    if (this.#trouble === 'down') return problem(new Refused(500, 'api_error', 'api_down'));
    try {
      if (incoming.headers.authorization !== `Bearer ${this.secretKey}`)
        throw new Refused(401, 'invalid_request_error', 'api_key_invalid');
      return { status: 200, body: this.#once(request) };
    } catch (error) {
      if (error instanceof Refused) return problem(error);
      throw error;
    }
  }

  /** The same key gets the same answer; with other parameters it is refused. */
  #once(request: StripeRequest): StripeObject {
    const { method, path, parameters, idempotencyKey } = request;
    if (method !== 'POST' || idempotencyKey === undefined) return this.#answer(request);
    const fingerprint = JSON.stringify([path, { ...parameters, expires_at: '' }]);
    const before = this.#answered.get(idempotencyKey);
    if (before !== undefined && before.fingerprint !== fingerprint)
      throw new Refused(400, 'idempotency_error', 'idempotency_key_in_use');
    const answer = before?.answer ?? this.#answer(request);
    this.#answered.set(idempotencyKey, { fingerprint, answer });
    return answer;
  }

  #answer({ method, path, parameters }: StripeRequest): StripeObject {
    const [, id = '', action = ''] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    if (id !== '' && method === 'GET') return this.#session(id);
    if (id !== '' && action === '/expire') return this.#expire(this.#session(id));
    const route = `${method} ${path}`;
    if (route === 'POST /v1/checkout/sessions') return this.#create(parameters);
    if (route === 'GET /v1/checkout/sessions') return list(this.#sessionsOf(parameters));
    if (route === 'POST /v1/refunds') return this.#createRefund(parameters);
    if (route === 'GET /v1/refunds') return list(ofPayment(this.#refunds, parameters));
    if (route === 'GET /v1/disputes') return list(ofPayment(this.#disputes, parameters));
    if (route === 'GET /v1/prices') {
      return list([...this.#prices.values()].filter((p) => p['lookup_key'] === parameters['lookup_keys[0]']));
    }
    if (route === 'POST /v1/prices') return this.#createPrice(parameters);
    throw new Refused(404, 'invalid_request_error', 'url_unknown');
  }

  #sessionsOf(parameters: StripeRequest['parameters']): StripeObject[] {
    const since = Number(parameters['created[gte]'] ?? 0);
    return [...this.sessions.values()].filter(
      (session) =>
        Number(session['created']) >= since &&
        session['status'] === (parameters['status'] ?? session['status']) &&
        session['payment_intent'] === (parameters['payment_intent'] ?? session['payment_intent']),
    );
  }

  #createPrice(parameters: StripeRequest['parameters']): StripeObject {
    const taken = [...this.#prices.values()].some((p) => p['lookup_key'] === parameters['lookup_key']);
    if (taken) throw new Refused(400, 'invalid_request_error', 'resource_already_exists', 'lookup_key');
    const price = {
      id: newId('price'),
      object: 'price',
      active: true,
      currency: parameters['currency'],
      lookup_key: parameters['lookup_key'],
      custom_unit_amount: {
        minimum: Number(parameters['custom_unit_amount[minimum]']),
        maximum: Number(parameters['custom_unit_amount[maximum]']),
        preset: Number(parameters['custom_unit_amount[preset]']),
      },
    };
    this.#prices.set(price.id, price);
    return price;
  }

  #createRefund(parameters: StripeRequest['parameters']): StripeObject {
    const payment = parameters['payment_intent'] ?? '';
    const session = [...this.sessions.values()].find((each) => each['payment_intent'] === payment);
    const returned = ofPayment(this.#refunds, parameters)
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, refund) => sum + Number(refund['amount']), 0);
    const amount = Number(parameters['amount']);
    if (session === undefined) throw new Refused(404, 'invalid_request_error', 'resource_missing');
    if (amount + returned > Number(session['amount_total']))
      throw new Refused(400, 'invalid_request_error', 'charge_already_refunded');
    return this.refund(payment, amount);
  }

  #create(parameters: StripeRequest['parameters']): StripeObject {
    const unknown = Object.keys(parameters).find((name) => !SESSION_PARAMETERS.test(name));
    if (unknown !== undefined) throw new Refused(400, 'invalid_request_error', 'parameter_unknown', unknown);
    if (!this.#prices.has(parameters['line_items[0][price]'] ?? ''))
      throw new Refused(400, 'invalid_request_error', 'resource_missing', 'line_items[0][price]');
    const expiresAt = Number(parameters['expires_at']);
    if (expiresAt < nowSeconds() + MINUTES_OF_A_SESSION_MIN * 60)
      throw new Refused(400, 'invalid_request_error', 'parameter_invalid', 'expires_at');
    const id = newId(this.#isLive ? 'cs_live' : 'cs_test');
    const metadata = Object.entries(parameters)
      .filter(([name]) => name.startsWith('metadata['))
      .map(([name, value]) => [name.slice('metadata['.length, -1), value]);
    const session = this.#newSession({
      id,
      client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
      ui_mode: parameters['ui_mode'],
      customer_email: parameters['customer_email'],
      client_reference_id: parameters['client_reference_id'],
      metadata: Object.fromEntries(metadata) as StripeObject,
      expires_at: expiresAt,
    });
    this.sessions.set(id, session);
    return session;
  }

  #expire(session: StripeObject): StripeObject {
    if (session['status'] !== 'open')
      throw new Refused(400, 'invalid_request_error', 'resource_state_invalid');
    return Object.assign(session, { status: 'expired' });
  }
}

const ofPayment = (all: readonly StripeObject[], parameters: StripeRequest['parameters']): StripeObject[] =>
  all.filter((object) => object['payment_intent'] === parameters['payment_intent']);

const list = (data: readonly StripeObject[]): StripeObject => ({
  object: 'list',
  data: [...data],
  has_more: false,
  url: '/v1',
});

const problem = ({ status, type, code, param, message }: Refused): { status: number; body: unknown } => ({
  status,
  body: { error: { type, code, param, message } },
});
