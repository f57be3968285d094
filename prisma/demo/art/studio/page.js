import * as clothes from './models/clothes.js';
import * as computing from './models/computing.js';
import * as garden from './models/garden.js';
import * as image from './models/image.js';
import * as kitchen from './models/kitchen.js';
import * as props from './models/props.js';
import * as sound from './models/sound.js';
import * as sport from './models/sport.js';
import * as tools from './models/tools.js';
import { photograph } from './stage.js';

const models = {
  ...image,
  ...sound,
  ...computing,
  ...tools,
  ...sport,
  ...kitchen,
  ...garden,
  ...clothes,
};

/** Called by the camera script: the PNG of one shot as a data URL. */
window.shoot = (name, variant, shot) => photograph(models[name], variant, shot, props);
window.models = Object.keys(models);
window.ready = true;
