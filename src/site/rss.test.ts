import { describe, expect, it } from 'vitest';
import { buildRssFeed } from './rss.ts';

const POST = {
  title: 'Salt & “pepper” <measured>',
  description: "A cook's guide",
  path: '/blog/posts/salt',
  category: 'Ingredient Guides',
  published: '2024-12-15',
  updated: '2025-05-20',
};
const FEED = {
  language: 'en',
  title: 'Blog',
  description: 'Charts',
  path: '/blog',
  self: '/feed.xml',
} as const;

describe('the feed', () => {
  const feed = buildRssFeed(FEED, [POST, { ...POST, path: '/blog/posts/older', updated: '2024-12-31' }]);

  it.each([
    ['an absolute URL', '<link>http://localhost:4173/blog/posts/salt</link>'],
    ['an id that stays', '<guid isPermaLink="true">http://localhost:4173/blog/posts/salt</guid>'],
    ['the day in the form of RFC 822', '<pubDate>Sun, 15 Dec 2024 00:00:00 GMT</pubDate>'],
    ['text that is safe in XML', '<title>Salt &amp; “pepper” &lt;measured&gt;</title>'],
    ['apostrophes too', '<description>A cook&#39;s guide</description>'],
    ['the latest change', '<lastBuildDate>Tue, 20 May 2025 00:00:00 GMT</lastBuildDate>'],
    ['its own URL', '<atom:link href="http://localhost:4173/feed.xml" rel="self"'],
  ])('has %s', (_, part) => {
    expect(feed).toContain(part);
  });

  it('keeps its items in order', () => {
    expect(feed.match(/<item>/g)).toHaveLength(2);
    expect(feed.indexOf('posts/salt')).toBeLessThan(feed.indexOf('posts/older'));
  });

  it('says its language', () => {
    expect(buildRssFeed({ ...FEED, language: 'fr', self: '/fr/feed.xml' }, [])).toMatch(
      /<language>fr<\/language>[\s\S]*\/fr\/feed\.xml"/,
    );
  });

  it('can be empty', () => {
    expect(buildRssFeed(FEED, [])).not.toMatch(/lastBuildDate|undefined|Invalid/);
  });
});
