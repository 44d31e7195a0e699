import type { Language } from '#catalogs/languages.ts';
import { absoluteUrl, socialCardPath } from './head.ts';
import { localPath } from './localPath.ts';

const described = (data: Record<string, unknown>): object => ({ '@context': 'https://schema.org', ...data });

/**
 * Breadcrumbs for search engines. `trail` starts below the home page and ends with the page itself, with English
 * paths.
 */
export function breadcrumbs(language: Language, trail: readonly { name: string; path: string }[]): object {
  return described({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Gramwise', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(localPath(language, path)),
    })),
  });
}

interface Application {
  name: string;
  description: string;
  /** The English path. */
  path: string;
  /** The tool's language if it differs from that of its URL. */
  inLanguage?: string;
}

/** A calculator, described as a free application that runs in any browser. */
export function webApplication(
  language: Language,
  { name, description, path, inLanguage = language }: Application,
): object {
  return described({
    '@type': 'WebApplication',
    name,
    description,
    url: absoluteUrl(localPath(language, path)),
    inLanguage,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  });
}

/** Questions and answers, verbatim as on the page. */
export function faqPage(items: readonly { question: string; answer: readonly string[] }[]): object {
  return described({
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  });
}

interface Article {
  title: string;
  description: string;
  /** The English path. */
  path: string;
  /** `YYYY-MM-DD`. */
  published: string;
  updated: string;
}

/** A blog post. Its author is the site, because we invent no people. */
export function article(language: Language, post: Article): object {
  const url = absoluteUrl(localPath(language, post.path));
  const site = { '@type': 'Organization', name: 'Gramwise', url: absoluteUrl('/') };
  return described({
    '@type': 'Article',
    headline: post.title,
    description: post.description,
    datePublished: post.published,
    dateModified: post.updated,
    inLanguage: language,
    isAccessibleForFree: true,
    url,
    mainEntityOfPage: url,
    image: absoluteUrl(socialCardPath(language)),
    author: site,
    publisher: site,
  });
}

interface ReadPage {
  title: string;
  description: string;
  /** The English path. */
  path: string;
  /** What the page is about. */
  about: string;
  /** Where its facts come from. */
  citations: readonly { name: string; url: string }[];
}

/** A page of facts about one subject, with its sources. */
export function webPage(
  language: Language,
  { title, description, path, about, citations }: ReadPage,
): object {
  return described({
    '@type': 'WebPage',
    name: title,
    description,
    url: absoluteUrl(localPath(language, path)),
    inLanguage: language,
    isAccessibleForFree: true,
    about: { '@type': 'Thing', name: about },
    citation: citations.map(({ name, url }) => ({ '@type': 'CreativeWork', name, url })),
  });
}
