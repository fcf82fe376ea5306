/** The gateway as a service: what `main.ts` starts, and what the tests start with neighbors of their own. */
import type { ServiceDefinition } from '@goalwright/platform';
import { GatewayConfig } from './config.js';
import { GatewayModule } from './gateway.module.js';
import { configureHttp, httpOptions } from './http/http-edge.js';
import { serveDocs } from './site/api-docs.js';
import { serveWebApp } from './site/web-app.js';

export const gateway: ServiceDefinition<typeof GatewayConfig> = {
  name: 'gateway',
  config: GatewayConfig,
  module: (config) => GatewayModule.forConfig(config),
  http: httpOptions,
  configure: async (app, config) => {
    await configureHttp(app, config);
    serveDocs(app);
    await serveWebApp(app, config);
  },
};
