import { UPLOAD_BYTES_MAX, UPLOAD_PAGES_MAX } from '@goalwright/contracts/api/documents';
import { PublicConfig } from '@goalwright/contracts/api/public-config';
import { AREAS_OF_NEED, DISABILITIES } from '@goalwright/contracts/areas-of-need';
import { ASSISTANT_NAME, PRODUCT_NAME } from '@goalwright/contracts/product';
import { LEAS } from '@goalwright/contracts/values';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { PLAIN_STYLE, PLAIN_STYLE_PATH } from '../plain-page/plain-page.js';

@Controller()
export class SiteController {
  constructor(@Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig) {}

  @Get('config.json')
  @ApiOperation({
    operationId: 'config',
    summary: 'The settings a page may know before anybody signed in.',
    tags: ['site'],
  })
  @ApiResponse({ status: 200, description: 'The settings.', standardSchema: PublicConfig })
  settings(): PublicConfig {
    const { config } = this;
    return {
      ProductName: PRODUCT_NAME,
      AssistantName: ASSISTANT_NAME,
      Mode: config.MODE,
      PricePerAreaCents: config.PRICE_PER_AREA_CENTS,
      MinimumBalanceCents: config.MINIMUM_BALANCE_CENTS,
      UploadBytesMax: UPLOAD_BYTES_MAX,
      UploadPagesMax: UPLOAD_PAGES_MAX,
      AreasOfNeed: AREAS_OF_NEED.map((area) => area.name),
      Disabilities: DISABILITIES.map((disability) => disability.name),
      Leas: LEAS.map((lea) => ({ Id: lea.id, FormName: lea.formName, FilterName: lea.filterName })),
      StripePublishableKey: config.STRIPE_PUBLISHABLE_KEY ?? null,
      BodyEncryptionKey: config.BODY_ENCRYPTION_KEY ?? null,
      SupportFormScriptUrl: config.SUPPORT_FORM_SCRIPT_URL ?? null,
    };
  }

  @Get(PLAIN_STYLE_PATH)
  @Header('Content-Type', 'text/css; charset=utf-8')
  @ApiExcludeEndpoint()
  style(): string {
    return PLAIN_STYLE;
  }
}
