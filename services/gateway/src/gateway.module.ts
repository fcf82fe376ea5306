import { BLOB_STATEMENT_MS_MAX, BlobWriter } from '@goalwright/blob-store';
import { poolLimits } from '@goalwright/messaging';
import { serviceMessaging } from '@goalwright/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, DiscoveryModule } from '@nestjs/core';
import { AccountController } from './users/account.controller.js';
import { DataExports } from './users/data-exports.js';
import { ProfileController } from './users/profile.controller.js';
import { Users } from './users/users.js';
import { Admission } from './admission/admission.js';
import { NotYetController } from './admission/not-yet.controller.js';
import { ServedCalls } from './admission/served-calls.js';
import { GATEWAY_CONFIG, type GatewayConfig } from './config.js';
import { OutboxController } from './development/outbox.controller.js';
import { TestCheckoutController } from './development/test-checkout.controller.js';
import { DistrictUsersController } from './district-users/district-users.controller.js';
import { Documents } from './documents/documents.js';
import { DocumentsController } from './documents/documents.controller.js';
import { UploadAllowance } from './documents/upload-allowance.js';
import { Uploads } from './documents/uploads.js';
import { Gate } from './gate/gate.js';
import { Generations } from './generations/generations.js';
import { GenerationsController } from './generations/generations.controller.js';
import { GoalsController } from './goals/goals.controller.js';
import { ProblemFilter } from './http/problem.filter.js';
import { CarrierReportsController } from './notifications/carrier-reports.controller.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SiteController } from './site/site.controller.js';
import { QuestionnaireController } from './talks/questionnaire.controller.js';
import { TalksController } from './talks/talks.controller.js';
import { SpendingController } from './wallet/spending.controller.js';
import { StripeWebhookController } from './wallet/stripe-webhook.controller.js';
import { WalletController } from './wallet/wallet.controller.js';

@Module({})
export class GatewayModule {
  static forConfig(config: GatewayConfig): DynamicModule {
    const development = config.MODE === 'production' ? [] : [OutboxController, TestCheckoutController];
    return {
      module: GatewayModule,
      imports: [DiscoveryModule, serviceMessaging(config, { service: 'gateway' })],
      controllers: [
        SignInController,
        AccountController,
        ProfileController,
        DistrictUsersController,
        TalksController,
        QuestionnaireController,
        DocumentsController,
        GenerationsController,
        GoalsController,
        WalletController,
        SpendingController,
        StripeWebhookController,
        CarrierReportsController,
        NotYetController,
        SiteController,
        ...development,
      ],
      providers: [
        { provide: GATEWAY_CONFIG, useValue: config },
        {
          provide: BlobWriter,
          useFactory: () =>
            new BlobWriter({
              url: config.BLOB_DATABASE_URL,
              secret: config.BLOB_SECRET,
              limits: poolLimits(BLOB_STATEMENT_MS_MAX),
            }),
        },
        { provide: APP_FILTER, useClass: ProblemFilter },
        ServedCalls,
        Admission,
        Users,
        DataExports,
        Gate,
        Generations,
        Documents,
        Uploads,
        UploadAllowance,
      ],
    };
  }
}
