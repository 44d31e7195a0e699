import type { Language } from '#catalogs/languages.ts';
import { escapeXml } from './escapeXml.ts';
import { absoluteUrl } from './head.ts';

export interface FeedItem {
  title: string;
  description: string;
  /** The path within the site. */
  path: string;
  category: string;
  /** `YYYY-MM-DD`. */
  published: string;
  updated: string;
}

/** A day in RFC 822 format, as RSS requires: `Sun, 15 Dec 2024 00:00:00 GMT`. */
const rfc822Date = (iso: string) => new Date(`${iso}T00:00:00Z`).toUTCString();

const item = ({ title, description, path, category, published }: FeedItem) => `<item>
<title>${escapeXml(title)}</title>
<link>${escapeXml(absoluteUrl(path))}</link>
<guid isPermaLink="true">${escapeXml(absoluteUrl(path))}</guid>
<pubDate>${rfc822Date(published)}</pubDate>
<category>${escapeXml(category)}</category>
<description>${escapeXml(description)}</description>
</item>`;

/** An RSS 2.0 feed with its items in the given order, dated by their latest update. `self` is its own path. */
export function buildRssFeed(
  feed: { language: Language; title: string; description: string; path: string; self: string },
  items: readonly FeedItem[],
): string {
  const latest = items
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(feed.title)}</title>
<link>${escapeXml(absoluteUrl(feed.path))}</link>
<description>${escapeXml(feed.description)}</description>
<language>${feed.language}</language>
${latest === undefined ? '' : `<lastBuildDate>${rfc822Date(latest)}</lastBuildDate>\n`}<atom:link href="${escapeXml(absoluteUrl(feed.self))}" rel="self" type="application/rss+xml"/>
${items.map(item).join('\n')}
</channel>
</rss>
`;
}
