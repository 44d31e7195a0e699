/**
 * Imports a module, and once more under another URL if that fails: Chromium before 156 remembers the failure under the
 * first one and never fetches it again. Its message names that URL. A module that it imports is not helped.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [url] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (!url) throw error;
    return import(/* @vite-ignore */ `${url}?again=${Date.now()}`);
  }
}
