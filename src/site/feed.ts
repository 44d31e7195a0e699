import type { MetaDescriptor } from 'react-router';
import { absolute } from './meta.ts';
import { RESOURCES } from './paths.ts';

/** Tells feed readers that a page has a feed, and where. */
export const FEED_LINK: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Gramwise blog',
  href: absolute(RESOURCES.feed.path),
};
