/** Outside production: the mail and the texts that would have been sent, for people and for tests. */
import { DomainError } from '@goalwright/contracts/errors';
import { type OutboxMessage, readOutbox } from '@goalwright/contracts/notifications';
import { Calls } from '@goalwright/messaging';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { escapeHtml, plainPage } from '../plain-page/plain-page.js';

const ADDRESS_LENGTH_MAX = 320;

@Controller()
export class OutboxController {
  constructor(private readonly calls: Calls) {}

  @Get('dev/outbox.json')
  @ApiExcludeEndpoint()
  async list(@Query('to') to: unknown): Promise<OutboxMessage[]> {
    return this.#messages(to);
  }

  @Get('dev/outbox')
  @ApiExcludeEndpoint()
  @Header('Content-Type', 'text/html; charset=utf-8')
  async page(@Query('to') to: unknown): Promise<string> {
    const messages = await this.#messages(to);
    const note =
      '<p>Nothing here was really sent. This page exists outside production only. Newest first.</p>';
    const lines = messages.length === 0 ? ['<p>No messages yet.</p>'] : messages.map(article);
    return plainPage({ title: 'Outbox', lines: [note, ...lines] });
  }

  async #messages(to: unknown): Promise<OutboxMessage[]> {
    const address = to ?? null;
    if (
      address !== null &&
      (typeof address !== 'string' || address.length > ADDRESS_LENGTH_MAX || address.includes('\0'))
    ) {
      throw new DomainError('request.invalid', { message: 'to: must be one address' });
    }
    const { messages } = await this.calls.call(readOutbox, { to: address === '' ? null : address });
    return messages;
  }
}

function article(message: OutboxMessage): string {
  const heading = message.subject === '' ? 'Text message' : message.subject;
  return [
    '<article>',
    `<h2>${escapeHtml(heading)}</h2>`,
    `<p>${escapeHtml(message.channel)} to ${escapeHtml(message.to)}, `,
    `<time datetime="${escapeHtml(message.createdOn)}">${escapeHtml(message.createdOn)}</time></p>`,
    `<pre>${escapeHtml(message.text)}</pre>`,
    '</article>',
  ].join('');
}
