import { contentTagOf } from '#adapters/wire/entity-tag.wire.ts';
import { mailPreviewWire, mailTemplatesWire, mailTemplateWire } from '#adapters/wire/mail-templates.wire.ts';
import type { MailTemplateFailure, MailTemplateService } from '#core/mail/mail-template.service.ts';
import type { SectionTag } from '#core/shared/section.ts';
import type { Call, CallFailure } from './call.ts';
import { ownFailure } from './own-failure.ts';

const path = '/api/Management/MailTemplates';

const failureOf = (failure: CallFailure): MailTemplateFailure =>
  failure.code === 'problem' ? ownFailure<MailTemplateFailure>(failure.problem, failure.facts) : failure;

const seenAs = (seen: SectionTag | null) => ({ 'if-match': seen === null ? '*' : contentTagOf(seen) });

/** `api/Management/MailTemplates` over HTTP, which existing servers do not have. */
export const createMailTemplateService = (call: Call): MailTemplateService => ({
  list: async () => (await call({ method: 'GET', path }, mailTemplatesWire)).mapErr(failureOf),
  async save(_caller, kind, { subject, introduction }, seen) {
    const request = { path: `${path}/${kind}`, body: { subject, introduction }, headers: seenAs(seen) };
    return (await call({ method: 'PUT', ...request }, mailTemplateWire)).mapErr(failureOf);
  },
  async reset(_caller, kind, seen) {
    const request = { path: `${path}/${kind}`, headers: seenAs(seen) };
    return (await call({ method: 'DELETE', ...request }, mailTemplateWire)).mapErr(failureOf);
  },
  async preview(_caller, kind, { subject, introduction }) {
    const request = { path: `${path}/${kind}/preview`, body: { subject, introduction } };
    return (await call({ method: 'POST', ...request }, mailPreviewWire)).mapErr(failureOf);
  },
});
