import { describe, expect, it } from 'vitest';
import { judge, readAudit } from './vulnerabilities.ts';

/** A response in the format of npm 10 and later, with one package per severity. */
function answer(...severities: string[]): string {
  const vulnerabilities = Object.fromEntries(
    severities.map((severity) => {
      const name = `with-${severity}`;
      const found = {
        severity,
        isDirect: false,
        via: ['x'],
        effects: [],
        range: '<2.0.0',
        fixAvailable: true,
      };
      return [name, { name, ...found, nodes: [`node_modules/${name}`] }];
    }),
  );
  const counts = { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: severities.length };
  return JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { vulnerabilities: counts } });
}

const judged = (shipped: string, all: string) => judge(readAudit(shipped) ?? [], readAudit(all) ?? []);

describe('readAudit', () => {
  it('reads findings, and an empty result', () => {
    expect(readAudit(answer('high'))).toMatchObject([
      { name: 'with-high', severity: 'high', range: '<2.0.0' },
    ]);
    expect(readAudit(answer())).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html>'],
    ['null', 'null'],
    ['an error', '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":"","detail":""}}'],
  ])('treats %s as no answer', (_, text) => {
    expect(readAudit(text)).toBeUndefined();
  });
});

describe('judge', () => {
  it('accepts clean packages', () => {
    expect(judged(answer(), answer())).toEqual({ failures: [], warnings: [] });
  });

  it.each(['low', 'moderate', 'high', 'critical'])(
    'fails once on a %s one in what is shipped',
    (severity) => {
      const found = judged(answer(severity), answer(severity));
      expect(found).toEqual({ failures: [`${severity}: with-${severity} <2.0.0`], warnings: [] });
    },
  );

  it.each(['high', 'critical', 'unheard-of'])('fails on a %s one in a tool', (severity) => {
    const found = judged(answer(), answer(severity));
    expect(found).toEqual({ failures: [`${severity}: with-${severity} <2.0.0 (a tool)`], warnings: [] });
  });

  it.each(['info', 'low', 'moderate'])('warns of a %s one in a tool', (severity) => {
    const found = judged(answer(), answer(severity));
    expect(found).toEqual({
      failures: [],
      warnings: [`${severity}: with-${severity} <2.0.0 (a tool, not shipped)`],
    });
  });

  it('fails on shipped packages even without results for tools', () => {
    expect(judged(answer('moderate'), '').failures).toHaveLength(1);
  });
});
