import { describe, expect, it } from 'vitest';
import { stylesOf } from '../../first-styles.build';

describe('the styles of what the server draws', () => {
  const css = [
    '/*! licence */@layer base{a{color:red}button,a.link{color:blue}}',
    '@layer utilities{.p-4{padding:1rem}.p-8{padding:2rem}',
    String.raw`.py-0\.5{padding-block:.125rem}.hover\:p-4:hover{padding:1rem}.\32xl{width:1px}`,
    '.a.b{color:red}.c,.p-4{margin:0}',
    '@media (width>=40rem){.sm\\:p-8{padding:2rem}}}',
    '@property --tw-x{syntax:"*";inherits:false}@property --tw-y{syntax:"*";inherits:false}',
    '.spin{rotate:var(--tw-x)}',
  ].join('');
  const of = (...words: string[]) => stylesOf(css, new Set(words));

  it('are the rules for the classes in it, in their order', () => {
    expect(of('p-4', 'py-0.5', 'hover:p-4', '2xl', 'a', 'spin')).toBe(
      [
        '@layer base{a{color:red}button,a.link{color:blue}}',
        String.raw`@layer utilities{.p-4{padding:1rem}.py-0\.5{padding-block:.125rem}`,
        String.raw`.hover\:p-4:hover{padding:1rem}.\32xl{width:1px}.c,.p-4{margin:0}}`,
        '@property --tw-x{syntax:"*";inherits:false}.spin{rotate:var(--tw-x)}',
      ].join(''),
    );
  });

  it('are also the rules for what does not have a class', () => {
    const printed = 'button:not(.printed,:has(.img)){display:none}a:not(.b).c{color:red}';
    expect(stylesOf(printed, new Set())).toBe('button:not(.printed,:has(.img)){display:none}');
  });
});
