import { authorise } from '#core/access/authorise.ts';
import type { Caller } from '#core/access/caller.ts';
import { authorOf } from '#core/audit/author.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { isAsSeen, type SectionTag, tagOf } from '#core/shared/section.ts';
import type { MailTemplateRepository } from './mail-template.repository.port.ts';
import type { MailPreview, MailTemplateFailure, MailTemplateService, SeenTemplate } from './mail-template.service.ts';
import { type MailKind, type MailTemplate, mailKinds, templateFlaws, tidyTemplate } from './mail-template.ts';

interface MailTemplateParts {
  readonly templates: MailTemplateRepository;
  readonly usual: Readonly<Record<MailKind, MailTemplate>>;
  readonly hasher: Hasher;
  /** Writes a mail of that kind with example data. */
  readonly example: (kind: MailKind, template: MailTemplate) => Promise<MailPreview>;
}

export const createMailTemplateService = (parts: MailTemplateParts): MailTemplateService => {
  const { templates, usual, hasher, example } = parts;
  const seenAs = (kind: MailKind, held: MailTemplate | null): SeenTemplate => {
    const { subject, introduction } = held ?? usual[kind];
    return { kind, subject, introduction, isUsual: held === null, tag: tagOf(hasher, [subject, introduction]) };
  };
  const checked = (kind: MailKind, template: MailTemplate): Result<MailTemplate, MailTemplateFailure> => {
    const flaws = templateFlaws(kind, template);
    return flaws.length === 0 ? Ok(tidyTemplate(template)) : Err({ code: 'mail-template-invalid', flaws });
  };
  const isUsual = (kind: MailKind, { subject, introduction }: MailTemplate): boolean =>
    subject === usual[kind].subject && introduction === usual[kind].introduction;

  const store = async (caller: Caller, kind: MailKind, next: MailTemplate | null, seen: SectionTag | null) => {
    const stored = await templates.change<MailTemplateFailure>(kind, authorOf(caller), (held) =>
      isAsSeen(seen, seenAs(kind, held).tag) ? Ok(next) : Err({ code: 'section-moved', by: '' }),
    );
    if (stored.ok) return Ok(seenAs(kind, stored.val));
    if (stored.val.code !== 'section-moved') return stored;
    return Err({ ...stored.val, by: (await templates.lastChanges())[kind]?.by ?? '' });
  };

  return authorise<MailTemplateService>('administration', {
    async list() {
      const [held, changed] = await Promise.all([templates.read(), templates.lastChanges()]);
      return Ok(mailKinds.map((kind) => ({ ...seenAs(kind, held[kind] ?? null), changed: changed[kind] ?? null })));
    },
    async save(caller, kind, template, seen) {
      const tidy = checked(kind, template);
      if (!tidy.ok) return tidy;
      return store(caller, kind, isUsual(kind, tidy.val) ? null : tidy.val, seen);
    },
    reset: (caller, kind, seen) => store(caller, kind, null, seen),
    async preview(_caller, kind, template) {
      const tidy = checked(kind, template);
      return tidy.ok ? Ok(await example(kind, tidy.val)) : tidy;
    },
  });
};
