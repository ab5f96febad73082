import { expect, it } from 'vitest';
import { createMailTemplateRepository } from '#adapters/postgres/mail/mail-templates.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { usualTemplates } from '#adapters/texts/mail-templates.es.ts';
import { createMailTemplateService } from '#core/mail/create-mail-template-service.ts';
import { aDistributor, callerOf } from '#test/builders/distributor.builder.ts';
import { databases } from '#test/contracts/databases.ts';

it.each(databases)('two who write the same text at once do not lose one another’s on %s', async (_name, open) => {
  const test = await open();
  const distributor = await aDistributor(test.database);
  const service = createMailTemplateService({
    templates: createMailTemplateRepository(test.database),
    ...{ usual: usualTemplates, hasher },
    example: async () => ({ subject: '', text: '', html: '' }),
  });
  const caller = (userName: string) => callerOf(0, { userName, role: 'Admin', customerId: null });
  const [first] = (await service.list(caller('ana'))).unwrap();
  const both = await Promise.all(
    ['ana', 'beto'].map((name) =>
      service.save(caller(name), 'order-sent', { subject: name, introduction: 'Hola' }, first?.tag ?? ''),
    ),
  );
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const other = await Promise.all([
    service.save(caller('ana'), 'claim-opened', { subject: 'A', introduction: 'a' }, null),
    service.save(caller('beto'), 'recovery', { subject: 'B', introduction: 'b' }, null),
  ]);
  expect(other.every(({ ok }) => ok)).toBe(true);
  const written = (await service.list(caller('ana'))).unwrap().filter(({ isUsual }) => !isUsual);
  expect(written.map(({ kind }) => kind)).toEqual(['order-sent', 'claim-opened', 'recovery']);
  // What is written as the usual text is the usual text.
  (await service.save(caller('ana'), 'recovery', usualTemplates.recovery, null)).unwrap();
  expect(Object.keys(await createMailTemplateRepository(test.database).read())).not.toContain('recovery');
  distributor.close();
  await test.dispose();
});
