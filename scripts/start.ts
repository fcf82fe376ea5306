/** `npm start`: the whole product on this machine, with nothing else installed. */
import { run } from './embedded/run.ts';

await run(process.argv.slice(2));
