/** A reader that takes all the memory it can get, outside the heap that Node limits. */
import { Buffer } from 'node:buffer';
import { setInterval } from 'node:timers';

const taken = [];
process.on('message', () => {
  setInterval(() => taken.push(Buffer.alloc(20 * 1024 * 1024, 1)), 10);
});
process.send({ kind: 'ready' });
