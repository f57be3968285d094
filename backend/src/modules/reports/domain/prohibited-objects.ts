/**
 * What may not be let, as the public page says it, with the words by which staff find it. The one place
 * of both.
 */
export interface ProhibitedKind {
  id: string;
  title: string;
  /** What is meant, for owners. */
  description: string;
  /** What makes staff look at an object: words of its title or description, in any case and number. */
  words: readonly ProhibitedWord[];
}

/** A word or several in a row, alone or with words near it that make it harmless. */
export type ProhibitedWord = string | { word: string; unless: readonly string[] };

const listOf = (words: string): readonly string[] => words.trim().split(/\s+/);

/** What is made for an animal, or looks like one, is no animal. */
const forAnimals = listOf(`
  accessoire bac brosse cage caisse collier costume croquette deguisement figurine gamelle harnais
  jouet laisse litiere masque niche panier peluche poussette sac shampoing statue tapis toilettage
  tondeuse transport pour
`);

/** A document that is asked for, copied or kept in something is not what is let. */
const asDocument = listOf(`
  apporter caution copie demande demandee demander etui exige exigee fournir necessaire
  obligatoire original photo photocopie plastifieuse pochette porte presentation presenter protege
  requis requise scanner sur valable valide verifie
`);

const toy = listOf('jouet enfant deguisement costume plastique eau accessoire');

const tool = listOf(`
  peinture peindre colle silicone mastic chaleur souder soudure eau arrosage lavage graisse
  graisser gonflage agrafe agrafeur cloueur pulverisateur sablage massage bulle compresseur
  essence carburant vernis projection tuyau jet arrosoir crepi
`);

export const prohibitedKinds: readonly ProhibitedKind[] = [
  {
    id: 'armes',
    title: 'Armes et explosifs',
    description:
      'Armes à feu, munitions, armes de défense, explosifs et leurs copies. Les outils, même coupants, sont permis.',
    words: [
      { word: 'arme', unless: ['beton', 'ciment', 'verre', ...toy] },
      'munition',
      'kalachnikov',
      { word: 'fusil', unless: ['aiguiser', 'affuter', 'boucher', ...toy] },
      { word: 'carabine', unless: toy },
      { word: 'revolver', unless: toy },
      { word: 'pistolet', unless: [...tool, ...toy] },
      'mitraillette',
      { word: 'grenade', unless: ['jus', 'sirop', 'fruit', 'grenadine', ...toy] },
      { word: 'explosif', unless: ['detecteur', 'prix', 'offre', 'basse'] },
      'dynamite',
      'taser',
      'matraque',
      'gaz lacrymogene',
      'bombe lacrymogene',
      'poignard',
      "cran d'arret",
      'cartouche de chasse',
      'cartouche de fusil',
    ],
  },
  {
    id: 'medicaments',
    title: 'Médicaments et soins sur ordonnance',
    description:
      'Médicaments, avec ou sans ordonnance, et produits que seul un professionnel de santé peut donner. Un fauteuil roulant ou des béquilles sont permis.',
    words: [
      {
        word: 'medicament',
        unless: ['armoire', 'boite', 'pilulier', 'coffret', 'distributeur', 'rangement'],
      },
      'antibiotique',
      'tramadol',
      'kobolo',
      'viagra',
      'morphine',
      'anabolisant',
      { word: 'ordonnance', unless: ['sans', 'lunette', 'fauteuil'] },
      'pilule abortive',
    ],
  },
  {
    id: 'drogues',
    title: 'Drogues',
    description: 'Drogues, plantes interdites et matériel pour les préparer ou les consommer.',
    words: [
      { word: 'drogue', unless: ['test', 'prevention', 'lutte', 'detecteur'] },
      'cannabis',
      'cocaine',
      'chanvre indien',
      'marijuana',
      'haschich',
      {
        word: 'heroine',
        unless: ['super', 'costume', 'deguisement', 'film', 'roman', 'livre', 'princesse'],
      },
      'ecstasy',
      'methamphetamine',
    ],
  },
  {
    id: 'animaux',
    title: 'Animaux et espèces protégées',
    description:
      "Animaux vivants, viande de brousse, ivoire, peaux et écailles d'espèces protégées. Une cage ou une niche est permise.",
    words: [
      { word: 'animal', unless: ['gonflable', ...forAnimals] },
      { word: 'chien', unless: forAnimals },
      { word: 'chiot', unless: forAnimals },
      { word: 'chaton', unless: forAnimals },
      { word: 'perroquet', unless: forAnimals },
      { word: 'singe', unless: ['pont', 'barre', 'echelle', ...forAnimals] },
      { word: 'gorille', unless: forAnimals },
      'pangolin',
      'viande de brousse',
      'en ivoire',
      "defense d'ivoire",
      'ivoire brut',
      'peau de panthere',
      'peau de leopard',
    ],
  },
  {
    id: 'contrefacons',
    title: 'Contrefaçons et objets volés',
    description:
      "Copies de marques, faux billets, objets volés ou dont vous n'êtes pas le propriétaire.",
    words: [
      { word: 'contrefacon', unless: ['anti', 'contre', 'detecteur'] },
      { word: 'faux billet', unless: ['detecteur', 'compteuse', 'detection', 'stylo'] },
      { word: 'fausse monnaie', unless: ['detecteur', 'compteuse', 'detection', 'stylo'] },
      'copie de marque',
      'imitation de marque',
      'fausse rolex',
      'objet vole',
    ],
  },
  {
    id: 'documents',
    title: "Documents d'identité, cartes et comptes",
    description:
      "Passeports, cartes d'identité, permis, cartes bancaires, cartes SIM à votre nom, comptes de paiement.",
    words: [
      { word: 'passeport', unless: asDocument },
      { word: "carte d'identite", unless: asDocument },
      { word: 'carte de sejour', unless: asDocument },
      { word: 'permis de conduire', unless: [...asDocument, 'avec', 'b'] },
      {
        word: 'carte bancaire',
        unless: ['terminal', 'lecteur', 'paiement', 'etui', 'porte', 'tpe'],
      },
      {
        word: 'carte sim',
        unless: ['lecteur', 'double', 'dual', 'emplacement', 'port', 'sans', 'routeur'],
      },
      'diplome vierge',
      'compte mobile money',
    ],
  },
  {
    id: 'dangereux',
    title: 'Produits dangereux',
    description: 'Poisons, produits chimiques, carburants en bidon et bouteilles de gaz pleines.',
    words: [
      'poison',
      { word: 'pesticide', unless: ['pulverisateur'] },
      'acide sulfurique',
      'mercure liquide',
      { word: 'brouilleur', unless: ['anti'] },
    ],
  },
  {
    id: 'adultes',
    title: 'Objets et contenus sexuels',
    description:
      'Objets intimes, images ou films pornographiques, et toute offre de service sexuel.',
    words: ['sextoy', 'sex toy', 'pornographique', 'pornographie', 'porno', 'escorte'],
  },
];
