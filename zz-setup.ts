import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { afterAll, beforeAll } from 'vitest';
const s = new Session();
beforeAll(() => { s.connect(); s.post('Profiler.enable'); s.post('Profiler.start'); });
afterAll(() => { s.post('Profiler.stop', (_: unknown, { profile }: any) => writeFileSync(`/tmp/wt/vp/${Date.now()}.cpuprofile`, JSON.stringify(profile))); s.disconnect(); });
