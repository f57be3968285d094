import type { Category } from '../../../src/modules/items/domain/item-choices.js';

/** A kind of object that people lend. */
export interface Kind {
  category: Category;
  name: string;
  /** XAF for a day: half of them cost less. */
  price: number;
  /** The security deposit in days of rent; none for some. */
  deposit: number;
  makers: readonly string[];
  /** What tells one from another, by its name in the specifications. */
  details: Readonly<Record<string, readonly string[]>>;
  /** How many of the same its owners have, for what is lent in numbers. */
  stocks: readonly number[];
}

type Row = readonly [
  name: string,
  price: number,
  deposit: number,
  makers: string,
  detail?: string,
  stocks?: readonly number[],
];

/** How many of all objects are of each category. */
export const categoryWeights: readonly (readonly [Category, number])[] = [
  ['electronique', 24],
  ['bricolage', 20],
  ['sport', 15],
  ['cuisine', 12],
  ['jardin', 8],
  ['vetements', 21],
];

/** Name, XAF a day, deposit in days, makers, a detail and what it can be, and how many there may be. */
const rows: Record<Category, readonly Row[]> = {
  electronique: [
    [
      'Vidéoprojecteur',
      9000,
      6,
      'Epson,BenQ,Xiaomi,Philips',
      'Luminosité:2 000 lumens,3 500 lumens',
    ],
    ['Enceinte de fête', 7000, 5, 'JBL,Sony,LG,Soundcore', 'Autonomie:6 h,12 h,18 h'],
    ['Appareil photo hybride', 15000, 8, 'Canon,Sony,Nikon,Fujifilm', 'Objectif:18-55 mm,50 mm'],
    ['Drone avec caméra', 20000, 9, 'DJI,Autel', 'Autonomie:25 min,34 min'],
    ['Console de jeux', 6000, 8, 'Sony,Microsoft,Nintendo', 'Manettes:1,2,4'],
    ['Micro sans fil', 4000, 4, 'Shure,Sennheiser,Boya', 'Portée:30 m,60 m'],
    ['Ordinateur portable', 10000, 10, 'HP,Dell,Lenovo,Apple', 'Mémoire:8 Go,16 Go'],
    ['Table de mixage', 9000, 6, 'Behringer,Yamaha,Pioneer', 'Voies:4,8,12'],
    ['Projecteurs de scène', 8000, 4, 'Stairville,Ibiza', 'Nombre:2,4,8'],
    ['Télévision 55 pouces', 9000, 7, 'Samsung,LG,Hisense,TCL', 'Définition:4K,HD'],
    ['Tablette', 4000, 8, 'Apple,Samsung,Lenovo', 'Écran:8 pouces,11 pouces'],
    ["Caméra d'action", 6000, 6, 'GoPro,DJI,Insta360', 'Étanche:10 m,40 m'],
    ['Imprimante photo', 3500, 4, 'Canon,HP,Epson', 'Format:A4,10 × 15'],
    ['Casque de réalité virtuelle', 9000, 8, 'Meta,HTC,Sony', 'Mémoire:64 Go,128 Go'],
  ],
  bricolage: [
    ['Perceuse à percussion', 4000, 4, 'Bosch,Makita,DeWalt,Ryobi', 'Puissance:600 W,700 W,850 W'],
    ['Perceuse-visseuse', 4500, 4, 'Makita,DeWalt,Milwaukee,Einhell', 'Tension:12 V,18 V'],
    ['Perforateur', 7000, 5, 'Hilti,Bosch,Metabo,Makita', 'Énergie:2 J,3 J,5 J'],
    ['Meuleuse', 4000, 4, 'Makita,Bosch,Metabo,Hikoki', 'Disque:115 mm,125 mm,230 mm'],
    ['Scie circulaire', 6000, 4, 'Bosch,Makita,Evolution', 'Lame:165 mm,190 mm'],
    ['Groupe électrogène', 15000, 5, 'Honda,Kipor,Elemax,SDMO', 'Puissance:2 kVA,3 kVA,6 kVA'],
    ['Bétonnière', 12000, 4, 'Altrad,Lescha,Imer', 'Cuve:130 l,160 l,350 l'],
    ['Échelle coulissante', 4000, 3, 'Centaure,Tubesca,Hailo', 'Hauteur:5 m,7 m,9 m'],
    ['Échafaudage', 14000, 4, 'Tubesca,Duarib', 'Hauteur:3 m,5 m'],
    ['Poste à souder', 9000, 5, 'GYS,Lincoln,Telwin', 'Courant:130 A,160 A,200 A'],
    ['Compresseur', 7000, 4, 'Michelin,ABAC,Scheppach', 'Cuve:24 l,50 l,100 l'],
    ['Carrelette', 5000, 3, 'Rubi,Sigma,Montolit', 'Coupe:60 cm,90 cm'],
    ['Brouette de chantier', 1500, 2, 'Haemmerlin,Altrad', 'Caisse:80 l,100 l'],
    ['Ponceuse', 4000, 4, 'Bosch,Festool,Makita', 'Plateau:125 mm,150 mm'],
  ],
  sport: [
    ['Vélo tout terrain', 6000, 6, 'Rockrider,Trek,Giant,Scott', 'Taille:S,M,L'],
    ['Tente familiale', 6000, 4, 'Quechua,Coleman,Vango', 'Places:2,4,6'],
    ['Kayak de mer', 12000, 5, 'Itiwit,Bic,Perception', 'Places:1,2'],
    ['Planche de surf', 7000, 5, 'Bic,NSP,Olaian', 'Longueur:6 pieds,7 pieds,8 pieds'],
    ['Paddle gonflable', 8000, 5, 'Itiwit,Red Paddle,Aqua Marina', 'Longueur:3 m,4 m'],
    ['Tapis de course', 8000, 5, 'Domyos,ProForm,Horizon', 'Vitesse:12 km/h,18 km/h'],
    ['Canne à pêche au gros', 7000, 5, 'Shimano,Penn,Daiwa', 'Puissance:30 lb,50 lb'],
    ['Jeu de maillots', 3000, 3, 'Adidas,Nike,Puma', 'Pièces:11,15'],
    ['Gants et sac de boxe', 3000, 3, 'Everlast,Venum,Adidas', 'Taille:10 oz,12 oz,14 oz'],
    ['Glacière de plage', 2000, 3, 'Campingaz,Igloo,Coleman', 'Volume:24 l,40 l'],
    [
      'Tente deux places',
      3000,
      4,
      'Quechua,Coleman,Vango',
      'Montage:Arceaux,Instantané',
      [3, 4, 6, 10, 20],
    ],
    ['Table de ping-pong', 6000, 4, 'Cornilleau,Pongori', 'Usage:Intérieur,Extérieur'],
    ['Palmes, masque et tuba', 2500, 3, 'Cressi,Beuchat,Subea', 'Pointure:38-40,41-43'],
  ],
  cuisine: [
    ['Robot pâtissier', 5000, 6, 'KitchenAid,Kenwood,Bosch', 'Bol:4 l,5 l'],
    ['Four électrique', 5000, 5, 'Moulinex,Samsung,Sinbo', 'Volume:30 l,45 l,60 l'],
    ['Marmite de fête', 3000, 3, 'Fontignac,Artame', 'Volume:30 l,50 l,100 l'],
    ['Barbecue à charbon', 4000, 3, 'Weber,Somagic,Campingaz', 'Grille:47 cm,57 cm'],
    ['Machine à café', 4000, 5, "De'Longhi,Krups,Philips", 'Pression:15 bars,19 bars'],
    ['Friteuse', 3500, 4, 'Seb,Moulinex,Philips', 'Cuve:2 l,4 l,8 l'],
    ['Vaisselle pour cinquante', 12000, 4, 'Arcoroc,Luminarc', 'Couverts:Oui,Non'],
    ['Machine à glaçons', 7000, 5, 'Klarstein,Hoshizaki,Orion', 'Par jour:12 kg,20 kg'],
    ['Congélateur coffre', 7000, 4, 'Beko,Hisense,Nasco', 'Volume:150 l,300 l'],
    ['Chauffe-plats', 6000, 4, 'Olympia,Bartscher', 'Bacs:2,3,4'],
    ['Assiette plate', 100, 5, 'Arcoroc,Luminarc', 'Diamètre:24 cm,27 cm', [30, 50, 50, 100, 200]],
    ['Verre à pied', 100, 5, 'Arcoroc,Luminarc', 'Contenance:19 cl,25 cl', [50, 50, 100, 150]],
    ['Mixeur', 2500, 4, 'Moulinex,Philips,Braun', 'Puissance:450 W,800 W'],
  ],
  jardin: [
    ['Tondeuse thermique', 8000, 5, 'Honda,Husqvarna,Mac Allister', 'Coupe:41 cm,46 cm,53 cm'],
    ['Débroussailleuse', 7000, 5, 'Stihl,Husqvarna,Echo', 'Cylindrée:25 cm³,35 cm³,52 cm³'],
    ['Taille-haie', 5000, 4, 'Stihl,Bosch,Ryobi', 'Lame:45 cm,60 cm'],
    ['Tronçonneuse', 9000, 6, 'Stihl,Husqvarna,Oregon', 'Guide:35 cm,40 cm,50 cm'],
    ['Nettoyeur haute pression', 6000, 5, 'Kärcher,Nilfisk,Bosch', 'Pression:110 bars,145 bars'],
    ['Pulvérisateur', 2000, 3, 'Berthoud,Solo,Matabi', 'Cuve:8 l,16 l'],
    ['Motopompe', 9000, 5, 'Honda,Koshin,Robin', 'Débit:20 m³/h,36 m³/h'],
    ['Chapiteau de réception', 25000, 3, 'Vitabri,Intent24', 'Surface:18 m²,36 m²,50 m²'],
    [
      'Chaise en plastique',
      200,
      5,
      'Grosfillex,Keter,Nardi',
      'Couleur:Blanc,Vert,Bordeaux',
      [20, 20, 30, 50, 50, 100, 200],
    ],
    ['Table pliante', 1500, 4, 'Lifetime,Zown', 'Places:6,8', [4, 6, 10, 10, 20]],
  ],
  vetements: [
    ['Robe de soirée', 9000, 5, 'Création locale,Zara,Mango', 'Taille:36,38,40,42,44'],
    ['Costume trois pièces', 12000, 5, 'Celio,Hugo Boss,Création locale', 'Taille:48,50,52,54'],
    ['Robe de mariée', 45000, 6, 'Pronovias,Création locale,Cymbeline', 'Taille:36,38,40,42'],
    ['Ensemble en pagne', 6000, 4, 'Vlisco,Création locale,Woodin', 'Taille:M,L,XL'],
    ['Smoking', 14000, 5, 'Hugo Boss,Celio', 'Taille:48,50,52'],
    ['Boubou brodé', 8000, 4, 'Création locale,Bazin riche', 'Taille:L,XL,XXL'],
    ['Sac à main de soirée', 4000, 5, 'Guess,Lancaster,Zara', 'Couleur:Noir,Doré,Rouge'],
    ['Escarpins', 3500, 4, 'André,Zara,Minelli', 'Pointure:37,38,39,40'],
    ['Parure de bijoux', 6000, 6, 'Création locale,Agatha', 'Métal:Doré,Argenté'],
    ["Déguisement d'enfant", 2500, 3, 'Disney,Création locale', 'Âge:4 ans,6 ans,8 ans'],
    ['Valise rigide', 3000, 4, 'Samsonite,Delsey,American Tourister', 'Volume:35 l,70 l,100 l'],
    ['Chapeau de cérémonie', 3000, 3, 'Création locale,Stetson', 'Couleur:Ivoire,Noir,Bordeaux'],
  ],
};

export const kinds: readonly Kind[] = Object.entries(rows).flatMap(([category, list]) =>
  list.map(([name, price, deposit, makers, detail = '', stocks = [1]]): Kind => {
    const [label = '', values = ''] = detail.split(':');
    return {
      category: category as Category,
      name,
      price,
      deposit,
      makers: makers.split(','),
      details: { [label]: values.split(',') },
      stocks,
    };
  }),
);
