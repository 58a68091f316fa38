import { z } from '#shared/schemas/zod.ts'
import type { BrowserReport } from '#worker/runtime/browser-report.ts'
import { browserName, scrub, scriptPlace, withoutIds } from '#worker/runtime/scrub.ts'

const Text = z.string().catch('')
const Count = z.number().int().min(0).catch(0)

const ScriptError = z.object({
  message: z.string().min(1),
  source: Text,
  line: Count,
  column: Count,
  page: Text,
})

const Violation = z
  .object({
    documentURL: Text,
    blockedURL: Text,
    effectiveDirective: z.string().min(1),
    sourceFile: Text,
    lineNumber: Count,
    columnNumber: Count,
  })
  .transform((body) => ({
    message: `${body.effectiveDirective}: ${blockedOf(body.blockedURL)}`,
    source: body.sourceFile,
    line: body.lineNumber,
    column: body.columnNumber,
    page: body.documentURL,
  }))

/** The Reporting API sends lists. Reports of other types become null. */
const Reports = z.array(
  z
    .object({ type: z.literal('csp-violation'), body: Violation })
    .transform(({ body }) => body)
    .nullable()
    .catch(null),
)

/** The format of `report-uri`, which has other field names. */
const OldReport = z.object({
  'csp-report': z
    .record(z.string(), z.unknown())
    .transform((old) => ({
      documentURL: old['document-uri'],
      blockedURL: old['blocked-uri'],
      effectiveDirective: old['effective-directive'] ?? old['violated-directive'],
      sourceFile: old['source-file'],
      lineNumber: old['line-number'],
      columnNumber: old['column-number'],
    }))
    .pipe(Violation),
})

/** More reports than a browser sends at once. */
const MAX_AT_ONCE = 10
const EXTENSION = /^\w*-?extension(:|$)/

/** Parses a report body; null if the format is unknown. */
export function readReports(body: unknown, userAgent: string): readonly BrowserReport[] | null {
  const browser = browserName(userAgent)
  const scriptError = ScriptError.safeParse(body)
  if (scriptError.success) return [scriptError.data].flatMap(ours('error', browser))
  const old = OldReport.safeParse(body)
  if (old.success) return [old.data['csp-report']].flatMap(ours('csp', browser))
  const list = Reports.safeParse(body)
  if (!list.success) return null
  return list.data.slice(0, MAX_AT_ONCE).flatMap(ours('csp', browser))
}

type ReportedViolation = z.infer<typeof Violation>

/** Drops errors that browser extensions cause in our pages. */
function ours(kind: BrowserReport['kind'], browser: string) {
  return (report: ReportedViolation | null): readonly BrowserReport[] => {
    if (!report || EXTENSION.test(report.source) || /-extension\b/.test(report.message)) return []
    const { line, column } = report
    const place = scriptPlace(report.source)
    const source = place && line > 0 ? `${place}:${line}:${column}` : place
    return [
      { kind, message: scrub(report.message), source, page: withoutIds(report.page), browser },
    ]
  }
}

/** Stores only the host of an address, because its path may name a person. */
function blockedOf(blocked: string): string {
  return URL.parse(blocked)?.host || blocked.split(':')[0] || 'unknown'
}
