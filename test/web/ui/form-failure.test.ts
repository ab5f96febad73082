import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FormFailure } from '#web/ui/form-failure.tsx';

const drawn = (text: string | null) => renderToStaticMarkup(createElement(FormFailure, { text }));

it('has the place that is read aloud before there is a reason, so that the reason is heard', () => {
  expect(drawn(null)).toBe('<div role="alert"></div>');
  expect(drawn('Ya existe')).toBe('<div role="alert"><p class="notice bad">Ya existe</p></div>');
});
