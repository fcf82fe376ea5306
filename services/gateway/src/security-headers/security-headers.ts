/** The headers every answer carries. Our own table: it also has to stand on what is refused before any route. */
import type { GatewayConfig } from '../config.js';

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * What Stripe's embedded checkout needs of a page, from its integration security guide (Stripe.js and Checkout); the
 * hooks are the bank's own question about a card. Allowed only where cards are charged.
 */
const STRIPE = {
  scripts: ' https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com',
  frames:
    'https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com https://hooks.stripe.com',
  connections: ' https://api.stripe.com https://checkout.stripe.com',
  images: ' https://*.stripe.com',
};
const NO_STRIPE = { scripts: '', frames: "'none'", connections: '', images: '' };

function contentSecurityPolicy(config: GatewayConfig, path: string, nonce: string | undefined): string {
  const stripe = config.STRIPE_PUBLISHABLE_KEY === undefined ? NO_STRIPE : STRIPE;
  const support = config.SUPPORT_FORM_SCRIPT_URL ? ` ${new URL(config.SUPPORT_FORM_SCRIPT_URL).origin}` : '';
  const once = nonce === undefined ? '' : ` 'nonce-${nonce}'`;
  // The docs page of @nestjs/swagger styles itself inline; no other page may.
  const styles = path.startsWith('/api/docs') ? " 'unsafe-inline'" : once;
  return [
    "default-src 'self'",
    `script-src 'self'${once}${stripe.scripts}${support}`,
    `style-src 'self'${styles}`,
    `img-src 'self' data:${stripe.images}`,
    "font-src 'self'",
    `connect-src 'self'${stripe.connections}${support}`,
    `frame-src ${stripe.frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The headers for an answer to `path`.
 * @param nonce of this one answer, where it is the web app's page: its own scripts and styles carry it
 */
export function securityHeaders(config: GatewayConfig, path: string, nonce?: string): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, path, nonce),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    // Files of the web app say otherwise for themselves.
    'Cache-Control': 'no-store',
    ...(config.MODE === 'production'
      ? { 'Strict-Transport-Security': `max-age=${String(ONE_YEAR_SECONDS)}; includeSubDomains` }
      : {}),
  };
}
