import { customerSheetProblem } from '#adapters/texts/customer-sheets.es.ts';
import {
  customerSheetQueryWire,
  customerSheetReportToWire,
  customerSheetReportWire,
  customerSheetUploadWire,
} from '#adapters/wire/customer-sheets.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import type { CustomerSheetFailure, CustomerSheetService } from '#core/customer-sheets/customer-sheet.service.ts';
import { codes } from '../answers/refusals.ts';
import { clientLeft } from '../client-left.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';
import { streamNamedFile } from './named-file-stream.ts';

const path = '/api/Management/CustomerSheets';
const tags = ['Management'];
/** A file of the largest size in base64, and its envelope. */
const bodyLimit = 12 * 1024 * 1024;

/** Customers as a spreadsheet, out and in, for administrators (docs/rules/customers.md 12). */
export const customerSheetRoutes = (app: App, service: CustomerSheetService, guard: Guard): void => {
  app.get(
    path,
    {
      ...guard('administration'),
      schema: {
        tags,
        querystring: customerSheetQueryWire,
        refusals: codes<CustomerSheetFailure>('exports-busy', 'given-up'),
        response: { 200: namedFileWire },
      },
    },
    async (request, reply) => {
      const file = await service.take(callerOf(request), request.query.format, clientLeft(reply));
      if (file.ok) reply.type('application/json; charset=utf-8');
      return sendAnswer(reply, file, streamNamedFile, customerSheetProblem);
    },
  );

  app.post(
    path,
    {
      ...guard('administration'),
      bodyLimit,
      schema: {
        tags,
        body: customerSheetUploadWire,
        refusals: codes<CustomerSheetFailure>(
          'customer-columns-missing',
          'too-many-customer-rows',
          'empty-file',
          'not-a-spreadsheet',
          'old-excel',
          'password-protected',
          'unreadable-encoding',
          'unclosed-quote',
          'damaged-file',
          'zip-bomb',
          'too-large',
        ),
        response: { 200: customerSheetReportWire },
      },
    },
    async (request, reply) => {
      const { content, dryRun } = request.body;
      const report = await service.bring(callerOf(request), Buffer.from(content, 'base64'), dryRun);
      return sendAnswer(reply, report, customerSheetReportToWire, customerSheetProblem);
    },
  );
};
