/** `/api/docs` and `/api/docs-json`, made from the same contracts as the routes. */
import { PRODUCT_NAME } from '@goalwright/contracts/product';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

export function serveDocs(app: NestFastifyApplication): void {
  const head = new DocumentBuilder()
    .setTitle(`${PRODUCT_NAME} API`)
    .setDescription(
      'Every call is a POST. A reply is a success where `IsSuccessful` is true, and only there.',
    )
    .setVersion('1')
    .addBearerAuth()
    .build();
  // Made at the first request for it: the start does not pay for a page that few open.
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, head), { raw: ['json'] });
}
