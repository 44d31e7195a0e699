/** Runs after Astro's build: adds service workers and compressed copies. It only reads what Astro wrote. */
import { compress } from './compress.ts';
import { writeServiceWorkers } from './offline.ts';
import { OUT } from './output.ts';

await writeServiceWorkers(OUT);
await compress(OUT);
