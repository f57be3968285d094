import { describe, expect, it } from 'vitest';
import { findProhibitedWords } from './find-prohibited-words.js';

describe('words of what may not be let', () => {
  it.each([
    ['Arme de collection', 'arme'],
    ['ARMES DE DÉFENSE', 'arme'],
    ['Fusils de chasse, très bon état', 'fusil'],
    ['Pistolet 9 mm avec étui', 'pistolet'],
    ['Pistolets', 'pistolet'],
    ['une boîte de Munitions', 'munition'],
    ['grenades', 'grenade'],
    ['Couteau à cran d’arrêt', "cran d'arret"],
    ['Gaz lacrymogène', 'gaz lacrymogene'],
    ['Médicaments contre le paludisme', 'medicament'],
    ['TRAMADOL 200', 'tramadol'],
    ['antibiotiques', 'antibiotique'],
    ['Cannabis', 'cannabis'],
    ['chanvre-indien', 'chanvre indien'],
    ['Cocaïne', 'cocaine'],
    ['Deux animaux calmes', 'animal'],
    ['Chien de garde à la journée', 'chien'],
    ['Chiots', 'chiot'],
    ['Perroquet gris du Gabon', 'perroquet'],
    ['Statue en ivoire', 'en ivoire'],
    ['Défenses d’ivoire', "defense d'ivoire"],
    ['écailles de pangolins', 'pangolin'],
    ['Viande de brousse', 'viande de brousse'],
    ['Contrefaçons de sacs', 'contrefacon'],
    ['Faux billets', 'faux billet'],
    ['Passeport gabonais', 'passeport'],
    ["Carte d'identité d’un ami", "carte d'identite"],
    ['Permis de conduire', 'permis de conduire'],
    ['Carte SIM Airtel enregistrée', 'carte sim'],
    ['Brouilleur de téléphone', 'brouilleur'],
    ['poisons pour rats', 'poison'],
    ['Sex-toy', 'sex toy'],
    ['c.a.n.n.a.b.i.s à partager', 'cannabis'],
    ['Vends F U S I L', 'fusil'],
    ['p-i-s-t-o-l-e-t', 'pistolet'],
    ['fus1l de chasse', 'fusil'],
    ['Pisto1et', 'pistolet'],
    ['P1stolet', 'pistolet'],
    ['c0ca1ne', 'cocaine'],
    ['C@nnabis', 'cannabis'],
    ['Canabis', 'cannabis'],
    ['ffusill', 'fusil'],
    ['Fusil™', 'fusil'],
    ['Ttramadol', 'tramadol'],
    ['gr3nade', 'grenade'],
    ['c4nnabis', 'cannabis'],
    ['fu5il', 'fusil'],
    ['fu$il', 'fusil'],
    ['4rme', 'arme'],
    ['cocain3', 'cocaine'],
    ['4 r m e', 'arme'],
    ['c 0 c a i n e', 'cocaine'],
    ['t.r.4.m.a.d.o.l', 'tramadol'],
  ])('are found in %j', (text, word) => {
    expect(findProhibitedWords(text)).toContain(word);
  });

  it.each([
    'Armoire en bois, deux portes',
    'Armature de tente',
    'Alarme de maison',
    'Bétonnière pour béton armé',
    'Chargeur de téléphone',
    'Chargeurs et batteries',
    'Pistolet à peinture',
    'pistolet pulvérisateur basse pression',
    'Pistolets à colle chaude',
    'Nettoyeur haute pression avec pistolet et lance de lavage',
    'Pistolet à eau pour enfants',
    'Canon à neige',
    'Appareil photo Canon',
    'Imprimante, cartouche d’encre neuve',
    'Fusil à aiguiser les couteaux',
    'Machette et coupe-coupe pour le jardin',
    'Jus de grenade : presse-agrumes',
    'Armoire à médicaments',
    'Boîte à médicaments, pilulier',
    'Costume de super-héroïne',
    'Cage pour chien et chat',
    'Niche à chien',
    'Tondeuse chien',
    'Tapis de transport pour animaux',
    'Costume de singe',
    'Animal gonflable pour piscine',
    'Nappe couleur ivoire',
    'Veste ivoire, pantalon noir',
    'Le tuyau ne vrille pas. Pistolet huit jets.',
    'Maillot de la Côte d’Ivoire',
    'Détecteur de faux billets',
    'Compteuse de billets, détection de fausse monnaie',
    'Étui à passeport en cuir',
    "Pièce et carte d'identité demandée à la remise",
    'Scooter : permis de conduire obligatoire',
    'Permis de conduire requis',
    'Routeur 4G pour carte SIM',
    'Terminal de paiement par carte bancaire',
    'Pulvérisateur pour pesticides',
    'Fauteuil roulant sans ordonnance',
    'Poissonnière en inox',
    'Perceuse à percussion avec deux batteries',
    'Aquarium pour poisson rouge, poissons exotiques',
    'Sac de l’armée, surplus des armées',
    'Tailles S / M / L / XL, du 36 au 42',
    'T.V.A. incluse, S.A.V. assuré, 4x4, 2x4, 5kg, 3m50, 100% coton',
    'Télévision 4K 55 pouces, 3 HDMI, modèle A5E-10',
    'Écrire à jean@loka.example',
    'P.i.s.t.o.l.e.t à peinture',
    'Pistolet à c.o.l.l.e',
    'Woody et ses toys',
    'Carabine et jeux d’eaux',
    '',
  ])('are not found in %j', (text) => {
    expect(findProhibitedWords(text)).toEqual([]);
  });

  it('are found in the description too, each once, in order', () => {
    expect(findProhibitedWords('Pistolet', 'Un pistolet et une arme')).toEqual([
      'arme',
      'pistolet',
    ]);
  });

  it('are listed in the order of the alphabet', () => {
    expect(findProhibitedWords('Viande de brousse, taser, chiot et carte SIM')).toEqual([
      'carte sim',
      'chiot',
      'taser',
      'viande de brousse',
    ]);
  });

  it('are found although another of them is harmless', () => {
    expect(
      findProhibitedWords('Pistolet à peinture. Dans un autre carton, loin, un vrai pistolet.'),
    ).toEqual(['pistolet']);
  });

  it('are found however one of the letters is doubled or the letters are parted', () => {
    for (const word of ['fusil', 'cannabis', 'grenade', 'tramadol', 'pangolin', 'drogue']) {
      for (const sign of '. -_*') expect(findProhibitedWords([...word].join(sign))).toEqual([word]);
      const consonants = [...word].flatMap((letter, at) => (/[aeious]/.test(letter) ? [] : [at]));
      for (const at of consonants)
        expect(findProhibitedWords(word.slice(0, at) + word[at] + word.slice(at))).toEqual([word]);
    }
  });
});
