import { expect, it } from 'vitest';
import { withoutSecrets } from '#server/hub/redaction.ts';

it('keeps secrets out of logs and the rest in', () => {
  expect(withoutSecrets('/hubs/portal?customerId=7&id=abc&access_token=ticket_xyz')).toBe(
    '/hubs/portal?customerId=7&id=…&access_token=…',
  );
  expect(withoutSecrets('/hubs/portal?ID=abc&Access_Token=x#top')).toBe('/hubs/portal?ID=…&Access_Token=…#top');
  expect(withoutSecrets('/api/Orders/page/1?customerId=7')).toBe('/api/Orders/page/1?customerId=7');
});
