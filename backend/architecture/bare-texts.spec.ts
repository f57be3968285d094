import { expect, test } from 'vitest';
import { bareTexts } from './bare-texts.js';

const wrong = (children: string) =>
  bareTexts(`const x = <p>${children}</p>;`).map((one) => one.text);

test.each([
  ['{busy && <Spinner />}Payer', '{busy && <Spinner />}'],
  ['{busy && <Spinner />}{children}', '{busy && <Spinner />}'],
  ['{busy ? <Spinner /> : <Icon />} {item.title}', '{busy ? <Spinner /> : <Icon />}'],
  ['{lines.map(() => <Line />)} en tout', '{lines.map(() => <Line />)}'],
  ['{a && <b />}{c && <i />}{formatFcfa(1)}', '{a && <b />}'],
])('an element that comes and goes does not stand before a bare text: %s', (children, found) => {
  expect(wrong(children)).toContain(found);
});

test.each([
  ["Filtres{active && ' (2)'}", "{active && ' (2)'}"],
  ["{a ? 'un' : null}<b />", "{a ? 'un' : null}"],
  ["{a ? 'un' : ''}<b />", "{a ? 'un' : ''}"],
  ['{user ? <>chez <b /></> : <i />}', '<>chez <b /></>'],
])('a text that comes and goes has an element of its own: %s', (children, found) => {
  expect(wrong(children)).toContain(found);
});

test.each([
  '{busy && <Spinner />}<span>Payer</span>',
  '<Icon />Payer',
  'Payer{busy && <Spinner />}',
  "{busy ? 'Envoi' : 'Payer'}",
  "{busy ? 'Envoi' : 'Payer'}<b />",
  '{busy && <Spinner />}<b />Payer',
  "<span>{busy && 'Envoi'}</span>Payer",
  "{title && 'seul'}",
])('%s stays whole', (children) => {
  expect(wrong(children)).toEqual([]);
});

test('lists and drawings hold no bare text', () => {
  expect(bareTexts('const x = <ul>{a && <li />}{children}</ul>;')).toEqual([]);
});
