import { walletCalls } from '@goalwright/contracts/wallet';
import { databaseModule, serviceMessaging } from '@goalwright/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { Bookkeeper } from './bookkeeper.js';
import { WALLET_CONFIG, type WalletConfig } from './config.js';
import { DepositSweeper } from './deposit-sweeper.js';
import { Deposits } from './deposits/deposits.js';
import { Fulfilment } from './deposits/fulfilment.js';
import { HoldSweeper } from './hold-sweeper.js';
import { Ledger } from './ledger/ledger.js';
import { Statements } from './statements/statements.js';
import { WalletCalls } from './wallet.calls.js';
import { WalletEvents } from './wallet.events.js';

@Module({})
export class WalletModule {
  static forConfig(config: WalletConfig): DynamicModule {
    return {
      module: WalletModule,
      imports: [
        databaseModule(config, { schema: 'wallet', entities: [] }),
        serviceMessaging(config, {
          service: 'wallet',
          schema: 'wallet',
          isRelay: true,
          serves: { calls: walletCalls },
          handlesEvents: true,
        }),
      ],
      providers: [
        { provide: WALLET_CONFIG, useValue: config },
        Ledger,
        Statements,
        Fulfilment,
        Deposits,
        HoldSweeper,
        DepositSweeper,
        Bookkeeper,
        WalletCalls,
        WalletEvents,
      ],
    };
  }
}
