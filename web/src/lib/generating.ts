/** Whether goals are being drafted right now: the shell's ways out are inert meanwhile. The generator writes it. */
import { Store } from './store';

export const isGenerating = new Store(false);
