import { expect, it } from 'vitest';
import { joinLayers } from '../../bin/join-layers.mjs';

it.each([
  ['two files of a layer', '@layer a{.x{top:0}}@layer a{.y{top:0}}', '@layer a{.x{top:0}.y{top:0}}'],
  [
    'more than two',
    '@layer a{.x{top:0}}\n@layer a{.y{top:0}}@layer a{.z{top:0}}\n',
    '@layer a{.x{top:0}.y{top:0}.z{top:0}}\n',
  ],
  [
    'what stands within a query',
    '@layer a{@media print{.x{top:0}}}@layer a{@media print{.y{top:0}}}',
    '@layer a{@media print{.x{top:0}}@media print{.y{top:0}}}',
  ],
  [
    'what follows the order of the layers',
    '@layer a,b;@layer a{.x{top:0}}@layer a{.y{top:0}}',
    '@layer a,b;@layer a{.x{top:0}.y{top:0}}',
  ],
  [
    'what has a bracket in a text',
    '@layer a{.x{content:"}"}}@layer a{.y{content:"\\"{"}}',
    '@layer a{.x{content:"}"}.y{content:"\\"{"}}',
  ],
])('joins %s', (_what, css, joined) => {
  expect(joinLayers(css)).toBe(joined);
});

it.each([
  ['another layer', '@layer a{.x{top:0}}@layer b{.y{top:0}}@layer a{.z{top:0}}'],
  ['what is in no layer', '@layer a{.x{top:0}}.y{top:0}@layer a{.z{top:0}}'],
  ['a query', '@media print{@layer a{.x{top:0}}}@layer a{.y{top:0}}'],
  ['a layer whose name begins with the other', '@layer a{.x{top:0}}@layer a.b{.y{top:0}}@layer ab{.z{top:0}}'],
])('leaves %s by itself', (_what, css) => {
  expect(joinLayers(css)).toBe(css);
});
