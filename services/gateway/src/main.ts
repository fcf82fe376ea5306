import { startService } from '@goalwright/platform';
import { gateway } from './gateway.js';

await startService(gateway);
