import * as z from 'zod/mini';
import {
  type CustomerSheetReport,
  customerSheetFormats,
  type RowReason,
} from '#core/customer-sheets/customer-sheet.service.ts';
import { base64Wire } from './base64.wire.ts';

/** The query of `GET api/Management/CustomerSheets`. */
export const customerSheetQueryWire = z.strictObject({ format: z.enum(customerSheetFormats) });

/** Eight megabytes of a file, in base64. */
const mostSigns = Math.ceil((8 * 1024 * 1024 * 4) / 3);

/** The body of `POST api/Management/CustomerSheets`. */
export const customerSheetUploadWire = z.strictObject({
  content: base64Wire(mostSigns),
  dryRun: z._default(z.boolean(), true),
});

/** A code and its facts, which are texts and numbers. */
const reasonWire = z.record(z.string(), z.union([z.string(), z.number()]));

export const customerSheetReportWire = z.object({
  isDryRun: z.boolean(),
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  headings: z.array(z.string()),
  ignored: z.array(z.string()),
  rejected: z.array(z.object({ line: z.number(), cells: z.array(z.string()), reasons: z.array(reasonWire) })),
});

export const customerSheetReportToWire = (report: CustomerSheetReport): z.infer<typeof customerSheetReportWire> => ({
  ...report,
  headings: [...report.headings],
  ignored: [...report.ignored],
  rejected: report.rejected.map(({ line, cells, reasons }) => ({
    line,
    cells: [...cells],
    reasons: reasons.map((reason) => ({ ...reason })),
  })),
});

/** Only Mostrador's own server has this call: the reasons are its own. */
export const customerSheetReportFromWire = (report: z.infer<typeof customerSheetReportWire>): CustomerSheetReport => ({
  ...report,
  rejected: report.rejected.map((row) => ({ ...row, reasons: row.reasons as unknown as readonly RowReason[] })),
});
