import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawCard } from '../../../../backend/src/modules/site/share-card/draw-card.js';

/** Draws what messengers show of every page that is not of an object, and the mark that is on all cards. */
const art = 'frontend/public/art';
const mark = sharp('frontend/public/favicon.svg', { density: 200 }).resize(88);
await mark.png({ compressionLevel: 9 }).toFile('backend/images/mark.png');
const scene = await readFile(`${art}/hero-1.webp`);
const facts = {
  title: "Louez ce qu'il vous faut",
  price: 'Près de chez vous',
  place: 'Libreville et Port-Gentil',
};
await writeFile(`${art}/share.jpg`, await drawCard(facts, scene));
