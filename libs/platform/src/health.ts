/** `/health/live`, `/health/ready` and `/metrics`, the same in every process. */
import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { register } from 'prom-client';
import { Lifecycle } from './lifecycle.js';

@Controller()
export class HealthController {
  constructor(private readonly lifecycle: Lifecycle) {}

  @Get('health/live')
  live(): { status: string } {
    return { status: 'live' };
  }

  @Get('health/ready')
  async ready(
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ status: string; faults: string[] }> {
    const faults = await this.lifecycle.faults();
    if (faults.length > 0) reply.status(503);
    return { status: faults.length > 0 ? 'not-ready' : 'ready', faults };
  }

  @Get('metrics')
  @Header('Content-Type', register.contentType)
  metrics(): Promise<string> {
    return register.metrics();
  }
}
