/** The network that was learned from the reports in `evaluation/`: decoded once, when the engine starts. */
import { SignNetwork } from './sign-network.js';
import { NETWORK } from './sign-weights.js';

export const LEARNED_NETWORK = new SignNetwork(NETWORK);
