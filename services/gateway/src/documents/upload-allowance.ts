/** How many files one user may send in an hour, and how many may wait for their token at once. */
import { DomainError } from '@goalwright/contracts/errors';
import type { UserId } from '@goalwright/contracts/values';
import { limitsScale } from '@goalwright/platform';
import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';

const HOUR_MS = 3_600_000;
/** Users remembered at once: the one who waited longest is forgotten first. */
const USERS_MAX = 10_000;

@Injectable()
export class UploadAllowance {
  readonly #startedAtMs = new Map<UserId, number[]>();

  constructor(@Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig) {}

  /** @throws DomainError `request.too-many` with the seconds until the next is allowed */
  take(userId: UserId, nowMs = Date.now()): void {
    const recent = (this.#startedAtMs.get(userId) ?? []).filter(
      (startedAtMs) => startedAtMs > nowMs - HOUR_MS,
    );
    if (recent.length >= this.config.UPLOADS_PER_HOUR * limitsScale(this.config)) {
      const retryAfterSeconds = Math.ceil(((recent[0] ?? nowMs) + HOUR_MS - nowMs) / 1000);
      throw new DomainError('request.too-many', { retryAfterSeconds });
    }
    this.#startedAtMs.delete(userId);
    this.#startedAtMs.set(userId, [...recent, nowMs]);
    if (this.#startedAtMs.size <= USERS_MAX) return;
    const [longestAgo] = this.#startedAtMs.keys();
    if (longestAgo !== undefined) this.#startedAtMs.delete(longestAgo);
  }
}
