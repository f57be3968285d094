import { lot } from './stable.js';

const grounds = [
  '#f6c177',
  '#8fc1b5',
  '#e9a58b',
  '#a9bfd8',
  '#d9c58a',
  '#c3b1d9',
  '#9cc79a',
  '#efb8a6',
];
const skins = ['#4a2c1d', '#5b3622', '#6d432b', '#7d5033', '#8d5d3c', '#3d2418'];
const fairSkin = '#e8b998';
const clothes = [
  '#c8402c',
  '#0f6b5e',
  '#1d4f8a',
  '#e8a91c',
  '#5b2f8a',
  '#f4f0e4',
  '#2a2c30',
  '#d9702b',
];
const hair = '#17110e';

const women = new Set(
  'Grâce Sylvie Alphonsine Chantal Estelle Georgette Irène Karine Mireille Odette Rosine Thérèse Véronique Yolande Aïcha Clarisse Élodie Gisèle Isabelle Léa Nadège Prisca Nathalie'.split(
    ' ',
  ),
);
const fair = new Set(['Quentin Lefèvre', 'Élodie Martin']);

/** A portrait in SVG, always the same for a name. */
export function portrait(name: string): string {
  const choose = <T>(trait: string, from: readonly T[]): T =>
    from[lot(`${name} ${trait}`, from.length)] as T;
  const [given = ''] = name.split(' ');
  const woman = women.has(given);
  const skin = fair.has(name) ? fairSkin : choose('skin', skins);
  const cloth = choose('cloth', clothes);
  const scarf = choose('scarf', clothes);
  const styles = woman
    ? [afro, braids, headwrap(scarf), bun]
    : [crop, crop, beard(skin), cap(scarf)];
  const { behind, before } = choose('style', styles);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">
<rect width="160" height="160" fill="${choose('ground', grounds)}"/>
<circle cx="128" cy="26" r="52" fill="#fff" opacity=".18"/>
${behind}
<path d="M18 168q2-44 46-50h32q44 6 46 50Z" fill="${cloth}"/>
<path d="M62 116q18 22 36 0l-3-4H65Z" fill="#000" opacity=".16"/>
<path d="M66 92h28v24q-14 15-28 0Z" fill="${skin}"/>
<path d="M66 100q14 14 28 0v7q-14 12-28 0Z" fill="#000" opacity=".2"/>
<ellipse cx="51" cy="74" rx="6" ry="9" fill="${skin}"/><ellipse cx="109" cy="74" rx="6" ry="9" fill="${skin}"/>
<path d="M51 66q0-34 29-34t29 34q0 40-29 40T51 66Z" fill="${skin}"/>
<path d="M80 32q29 0 29 34q0 40-29 40q18-12 18-40t-18-34Z" fill="#000" opacity=".1"/>
<ellipse cx="68" cy="70" rx="3.2" ry="4" fill="#120c0a"/><ellipse cx="92" cy="70" rx="3.2" ry="4" fill="#120c0a"/>
<circle cx="69.2" cy="68.6" r="1.1" fill="#fff"/><circle cx="93.2" cy="68.6" r="1.1" fill="#fff"/>
<path d="M61 60q7-5 13-1M86 59q7-4 13 1" fill="none" stroke="${hair}" stroke-width="3" stroke-linecap="round"/>
<path d="M77 80q3 3 6 0" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2.4" stroke-linecap="round"/>
<path d="M68 88q12 12 24 0q-12 3-24 0Z" fill="#fff"/><path d="M67 87q13 14 26 0" fill="none" stroke="#7a2f26" stroke-width="2.4" stroke-linecap="round"/>
${before}
${woman ? '<circle cx="50" cy="88" r="3.4" fill="#e8b84a"/><circle cx="110" cy="88" r="3.4" fill="#e8b84a"/>' : ''}
</svg>`;
}

interface Style {
  behind: string;
  before: string;
}

const hairline = 'M50 66q-2-38 30-38t30 38q-6-18-14-20q-16-6-32 0q-8 2-14 20Z';

const afro: Style = {
  behind: `<circle cx="80" cy="56" r="47" fill="${hair}"/>`,
  before: `<path d="${hairline}" fill="${hair}"/>`,
};

const braids: Style = {
  behind: `<path d="M42 62q0-40 38-40t38 40q4 40 2 74q-10 4-14-4V70H54v62q-4 8-14 4q-2-34 2-74Z" fill="${hair}"/>`,
  before: `<path d="${hairline}" fill="${hair}"/><path d="M46 80v52M114 80v52M50 96v38M110 96v38" stroke="#3a2a22" stroke-width="2"/>`,
};

const bun: Style = {
  behind: `<circle cx="80" cy="22" r="17" fill="${hair}"/>`,
  before: `<path d="${hairline}" fill="${hair}"/>`,
};

function headwrap(cloth: string): Style {
  return {
    behind: `<path d="M60 20q10-20 24-8q16-10 24 8q2 10-8 16H66q-8-6-6-16Z" fill="${cloth}"/>`,
    before: `<path d="M47 62q-2-40 33-40t33 40q-12-16-33-16T47 62Z" fill="${cloth}"/><path d="M50 52q30-18 60 0" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`,
  };
}

const crop: Style = {
  behind: '',
  before: `<path d="M51 62q-2-33 29-33t29 33q-3-12-9-15q-20-6-40 0q-6 3-9 15Z" fill="${hair}"/>`,
};

function beard(skin: string): Style {
  return {
    behind: '',
    before: `${crop.before}<path d="M52 76q2 32 28 32t28-32q-4 12-12 12q-16-5-32 0q-8 0-12-12Z" fill="${hair}"/><path d="M68 90q12 9 24 0q-12 2-24 0Z" fill="${skin}"/>`,
  };
}

function cap(cloth: string): Style {
  return {
    behind: '',
    before: `<path d="M50 54q-1-30 30-30t30 30q-30-10-60 0Z" fill="${cloth}"/><path d="M50 54q30-12 60 0v6q-30-10-60 0Z" fill="#000" opacity=".25"/>`,
  };
}
