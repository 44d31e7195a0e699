/** Runs after Astro's build: adds service workers and compressed copies. It only reads what Astro wrote. */
import { compress } from './compress.ts';
import { writeServiceWorkers } from './offline.ts';
import { OUTPUT_FOLDER } from './outputFolder.ts';

await writeServiceWorkers(OUTPUT_FOLDER);
await compress(OUTPUT_FOLDER);
