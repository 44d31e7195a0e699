import { FOOD_IDS } from '@gramwise/engine/foods/figures.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { fill } from '#catalogs/template.ts';
import { toolsIn } from '#layouts/allTools.ts';
import { TOOL_GROUPS, type ToolGroup } from '#tools/manifest/toolManifest.ts';
import type { LinkCard } from '#ui/card/LinkCards.tsx';

type Listed = LinkCard & { group: ToolGroup };

/** The converter of the home page, which has no page of its own. */
function converterCard(language: Language): Listed {
  const { converter } = messagesFor(language, 'search').search.found;
  const text = fill(converter.text, { n: FOOD_IDS.length });
  return {
    to: { page: 'home', hash: 'converter' },
    icon: 'scale',
    title: converter.title,
    text,
    group: 'convert',
  };
}

/** All tools in their groups, each with one line. */
export function toolGroups(language: Language): { id: ToolGroup; title: string; tools: LinkCard[] }[] {
  const { about, toolList } = messagesFor(language, 'about', 'toolList');
  const pageTools = toolsIn(language).map(({ id, icon, group }): Listed => {
    const { title, text } = about[id];
    return { to: id, icon, title, text, group };
  });
  const all = [converterCard(language), ...pageTools];
  return TOOL_GROUPS.map((id) => ({
    id,
    title: toolList.groups[id],
    tools: all.filter(({ group }) => group === id),
  }));
}
