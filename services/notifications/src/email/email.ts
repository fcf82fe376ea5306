/** Email as the rest of the service sees it, whoever carries it. */

export interface Email {
  /** Goes along as the provider's own key, so that its reports name the delivery and a message sent twice can be told. */
  readonly deliveryId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The code inside the text, for the outbox alone; empty where there is none. */
  readonly code: string;
}

export abstract class EmailChannel {
  /**
   * Resolves once the carrier has taken the message, with its own id where it has one.
   * @throws CarrierFailure
   */
  abstract send(email: Email, signal: AbortSignal): Promise<string | null>;
}
