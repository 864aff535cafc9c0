import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Meter } from '../../kernel/meter.ts';
import { policyReportPath } from './page-policy.ts';
import { hourMs } from '../../kernel/durations.ts';

/** Anybody can send reports, so the number of log lines is limited. */
const maxLinesPerHour = 50;
const maxReportBytes = 8 * 1024;

const noReport = 'The body must be a report of a Content-Security-Policy.';
const word = z.string(noReport);
const violationSchema = z.object(
  {
    'document-uri': word,
    'blocked-uri': word,
    'violated-directive': word,
    'effective-directive': word.optional(),
    'source-file': word.optional(),
    'line-number': z.number(noReport).optional(),
  },
  noReport,
);
const reportSchema = z.object({ 'csp-report': violationSchema });
type Report = z.output<typeof reportSchema>['csp-report'];

/**
 * Receives the reports that browsers send when a page violates its Content-Security-Policy, in the format of
 * `report-uri` (https://www.w3.org/TR/CSP3/#deprecated-serialize-violation). Each is counted in the metrics, and
 * each new kind within an hour is logged.
 */
export async function addPolicyReportRoute(app: FastifyInstance, clock: Clock, meter: Meter): Promise<void> {
  const loggedKinds = new Set<string>();
  let loggedSince = clock();
  const isNew = (kind: string): boolean => {
    if (Math.abs(clock() - loggedSince) >= hourMs) {
      loggedKinds.clear();
      loggedSince = clock();
    }
    if (loggedKinds.has(kind) || loggedKinds.size >= maxLinesPerHour) return false;
    loggedKinds.add(kind);
    return true;
  };
  await app.register(async (reports) => {
    reports.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit: maxReportBytes },
      reports.getDefaultJsonParser('error', 'error'),
    );
    reports.post<{ Body: z.output<typeof reportSchema> }>(
      policyReportPath,
      { schema: { hide: true, body: reportSchema }, bodyLimit: maxReportBytes },
      async (request, reply) => {
        const report = request.body['csp-report'];
        if (!isFromExtension(report)) {
          meter.countPolicyReport();
          const violation = toViolation(report);
          if (isNew(JSON.stringify(violation)))
            request.log.warn(violation, 'a page tried what its policy forbids');
        }
        return reply.code(204).send();
      },
    );
  });
}

/** Whether the report is about a browser extension of the visitor, which changes pages too. */
function isFromExtension(report: Report): boolean {
  return [report['blocked-uri'], report['source-file'] ?? ''].some((url) => /^[a-z-]+-extension:/.test(url));
}

/** The report without queries and fragments, which may hold secrets, and without control characters. */
function toViolation(report: Report) {
  const [directive = ''] = (report['effective-directive'] ?? report['violated-directive']).split(' ');
  return {
    directive: /^[a-z-]{1,40}$/.test(directive) ? directive : 'unknown',
    blocked: redactUrl(report['blocked-uri']),
    page: redactUrl(report['document-uri']),
    source: `${redactUrl(report['source-file'] ?? '')}:${report['line-number'] ?? 0}`,
  };
}

/** A URL's origin and path; the scheme alone where it has no host; or a word such as `inline`. */
function redactUrl(url: string): string {
  if (/^[a-z-]{1,40}$/.test(url)) return url;
  if (!URL.canParse(url)) return 'unknown';
  const { protocol, host, pathname } = new URL(url);
  return host === '' ? protocol : `${protocol}//${host}${pathname}`.slice(0, 200);
}
