/**
 * Objects written by hand, as owners write: the same thing under several names, kinds that the generator does
 * not have, and words that appear where they mislead. Kind | category | maker | title | description.
 */
export const writtenObjects = `
Climatiseur | electronique | LG | Climatiseur mobile LG 9000 BTU | Se pose sans travaux, tuyau d’évacuation compris. Pour une chambre de 15 m².
Climatiseur | electronique | Nasco | Clim split Nasco 1,5 CV avec pose | Un technicien vient la poser et la retirer.
Climatiseur | electronique | Samsung | Climatiseur sur roulettes Samsung | Silencieux, parfait pour une salle de réunion.
Climatiseur | electronique | Midea | Split Midea 12000 BTU | Unité extérieure comprise, à faire poser.
Ventilateur | electronique | Binatone | Ventilateur sur pied Binatone | Trois vitesses, souffle fort.
Ventilateur | electronique | Nasco | Lot de quatre ventilateurs brasseurs d’air | Pour une veillée ou une réunion de famille.
Ventilateur | electronique | Kipor | Brumisateur d’air extérieur | Rafraîchit une terrasse de trente personnes.
Autocuiseur | cuisine | Seb | Cocotte-minute Seb 8 litres | Joint changé cette année, le feuilleté de nyembwe y cuit en vingt minutes.
Autocuiseur | cuisine | Tefal | Autocuiseur inox Tefal 10 l | Soupape contrôlée. Pour les grandes familles.
Autocuiseur | cuisine | Seb | Marmite à pression Seb 6 litres | Panier vapeur fourni.
Autocuiseur | cuisine | Fagor | Autocuiseur Fagor tous feux | Gaz, électrique et induction.
Bâche | jardin | | Bâche de fête 6 × 10 m avec piquets | Abrite cent personnes de la pluie. Nous la montons avec vous.
Bâche | jardin | | Grande bâche bleue pour cérémonie | Pour deuil, mariage, baptême. Cordes et mâts compris.
Bâche | jardin | | Bâche de protection de chantier 8 × 12 m | Œillets tous les cinquante centimètres.
Bâche | jardin | | Toile tendue imperméable, 50 m² | Se fixe entre deux maisons.
Groupe électrogène | bricolage | SDMO | Groupe 5 kVA insonorisé SDMO | Tient une maison entière pendant les coupures. Essence en plus.
Groupe électrogène | bricolage | Honda | Générateur de courant Honda 2 kW | Léger, se porte à la main.
Groupe électrogène | bricolage | Kipor | Groupe diesel Kipor 6 kVA sur roues | Démarrage à clé.
Groupe électrogène | bricolage | Elemax | Petit groupe de secours Elemax | Fait tourner un frigo, la télé et des lampes.
Onduleur | electronique | APC | Onduleur APC 1500 VA | Garde l’ordinateur allumé pendant les délestages.
Onduleur | electronique | Victron | Convertisseur et batterie 12 V | Deux prises, une nuit de lumière.
Panneau solaire | electronique | Victron | Kit panneau solaire 200 W | Avec régulateur et câbles.
Panneau solaire | electronique | Bluetti | Station d’énergie portable Bluetti | Se recharge au soleil, huit prises.
Réfrigérateur | cuisine | Samsung | Réfrigérateur deux portes Samsung | Fait du froid partout, même à la saison sèche.
Réfrigérateur | cuisine | Nasco | Frigo de bar Nasco 90 litres | Pour les boissons d’une fête.
Réfrigérateur | cuisine | Hisense | Vitrine réfrigérée Hisense | Porte vitrée, 300 bouteilles.
Congélateur coffre | cuisine | Beko | Congélo bahut Beko 400 l | Pour un stock de poisson.
Cuisinière à gaz | cuisine | Beko | Gazinière quatre feux Beko avec four | Détendeur compris.
Cuisinière à gaz | cuisine | Campingaz | Réchaud à gaz deux feux Campingaz | Sur table ou par terre.
Cuisinière à gaz | cuisine | | Trépied à gaz pour grande marmite | Brûleur puissant, pour le village.
Bouteille de gaz | cuisine | Gaz du Gabon | Bouteille de gaz 12,5 kg | Pleine à la remise, à rendre vide.
Mixeur | cuisine | Moulinex | Blender Moulinex 2 litres | Jus, sauces et arachide.
Mixeur | cuisine | Kenwood | Hachoir et mixeur Kenwood | Écrase même le piment sec.
Moulin | cuisine | | Moulin à arachide électrique | Deux kilos à la fois.
Robot pâtissier | cuisine | Kenwood | Batteur pétrin Kenwood Chef | Pour les gâteaux d’anniversaire.
Barbecue à charbon | cuisine | | Braisière pour poisson, demi-fût | Le poulet et le carpe y passent par vingt.
Barbecue à charbon | cuisine | Weber | Gril Weber à couvercle | Brosse et pince comprises.
Marmite de fête | cuisine | | Grosse marmite en fonte 80 litres | Pour les cérémonies au village.
Marmite de fête | cuisine | | Lot de faitouts et louches | Cinq tailles, de 10 à 50 l.
Vaisselle pour cinquante | cuisine | | Service de table complet, 100 couverts | Assiettes, verres, fourchettes, couteaux.
Assiette plate | cuisine | Arcoroc | Assiettes blanches par lot de vingt | Comptées ensemble à la remise.
Verre à pied | cuisine | Luminarc | Flûtes à champagne | Caisse de 36, casse à payer.
Machine à café | cuisine | Krups | Cafetière expresso Krups | Vingt capsules offertes.
Machine à café | cuisine | Bartscher | Percolateur 10 litres | Pour réunions et veillées.
Machine à pop-corn | cuisine | | Machine à pop-corn de kermesse | Maïs non fourni.
Machine à glaçons | cuisine | Orion | Machine à glace pilée Orion | Pour bars et buvettes.
Fontaine à chocolat | cuisine | | Fontaine à chocolat trois étages | Pour goûters et mariages.
Glacière de plage | sport | Igloo | Glacière Igloo 60 litres à roulettes | Garde la glace deux jours.
Glacière de plage | sport | Campingaz | Bac isotherme pour pêche | Se lave au jet.
Enceinte de fête | electronique | JBL | Sono complète pour mariage | Deux baffles JBL, table et micros.
Enceinte de fête | electronique | JBL | Baffle JBL EON 15 pouces | Avec pied.
Enceinte de fête | electronique | Yamaha | Sonorisation Yamaha 1000 W | Pour église et réunion publique.
Enceinte de fête | electronique | Sony | Haut-parleur bluetooth Sony | Tient toute la nuit.
Micro sans fil | electronique | Shure | Deux microphones main Shure | Piles neuves à chaque location.
Mégaphone | electronique | | Mégaphone porte-voix 25 W | Pour marches et animations.
Jeux de lumière | electronique | Ibiza | Jeux de lumière et boule disco | Pour danser au salon.
Projecteurs de scène | electronique | Stairville | Projecteurs LED de façade | Quatre couleurs, extérieur.
Vidéoprojecteur | electronique | Epson | Rétroprojecteur Epson avec écran | Pour le culte ou les matchs.
Vidéoprojecteur | electronique | BenQ | Projecteur vidéo BenQ full HD | Télécommande et câble HDMI.
Écran de projection | electronique | | Écran de projection sur trépied 2 m | Se monte en une minute.
Télévision 55 pouces | electronique | LG | Téléviseur LG 65 pouces | Pour suivre la CAN entre amis.
Télévision 55 pouces | electronique | Samsung | Écran plat Samsung sur pied | Deux mètres de haut avec son pied.
Ordinateur portable | electronique | Lenovo | PC portable Lenovo ThinkPad | Windows et suite bureautique.
Ordinateur portable | electronique | Apple | MacBook Air 13 pouces | Clavier français, chargeur.
Imprimante photo | electronique | Canon | Imprimante laser Canon noir et blanc | Cartouche pleine.
Photocopieuse | electronique | Ricoh | Photocopieuse de bureau Ricoh | Livrée et reprise par nos soins.
Console de jeux | electronique | Sony | PlayStation 5, deux manettes | Trois jeux au choix.
Console de jeux | electronique | Nintendo | Nintendo Switch et Mario Kart | Pour l’anniversaire des petits.
Appareil photo hybride | electronique | Canon | Reflex Canon EOS avec flash | Carte de 64 Go.
Caméra | electronique | Sony | Caméscope Sony pour mariage | Batterie de six heures.
Drone avec caméra | electronique | DJI | DJI Mini 3 pour vues du ciel | Vol hors zones interdites.
Téléphone satellite | electronique | Thuraya | Téléphone satellite Thuraya | Pour missions en forêt.
Perceuse à percussion | bricolage | Bosch | Chignole à percussion Bosch | Coffret de mèches béton.
Perceuse-visseuse | bricolage | Einhell | Visseuse sans fil Einhell | Deux batteries.
Perforateur | bricolage | Hilti | Marteau-piqueur Hilti | Casse une dalle en une matinée.
Perforateur | bricolage | Bosch | Marteau perforateur SDS Bosch | Burin fourni.
Meuleuse | bricolage | Bosch | Disqueuse Bosch 230 | Deux disques neufs.
Meuleuse | bricolage | Makita | Tronçonneuse à disque pour fer Makita | Pour les fers à béton.
Scie sauteuse | bricolage | Bosch | Scie sauteuse Bosch | Lames bois et métal.
Poste à souder | bricolage | GYS | Poste à l’arc GYS avec masque | Baguettes en plus.
Poste à souder | bricolage | Lincoln | Soudeuse Lincoln 200 A | Marche sur groupe.
Vibreur à béton | bricolage | | Aiguille vibrante pour béton | Moteur à essence.
Bétonnière | bricolage | Imer | Malaxeur à béton thermique | Deux brouettes par gâchée.
Dame sauteuse | bricolage | | Compacteur, dame sauteuse | Pour sols et tranchées.
Échelle coulissante | bricolage | Hailo | Escabeau Hailo huit marches | Pour peindre un plafond.
Échafaudage | bricolage | Duarib | Tour roulante en alu | Monte à six mètres.
Niveau laser | bricolage | Bosch | Niveau laser Bosch rouge | Trépied compris.
Compresseur | bricolage | ABAC | Gonfleur compresseur ABAC 50 l | Pistolet à peinture fourni.
Diable | bricolage | | Diable de manutention 200 kg | Pour déménager un frigo.
Caisse à outils | bricolage | Facom | Caisse à outils complète Facom | Clés, pinces, tournevis, marteau.
Cric | bricolage | Facom | Cric rouleur 2 tonnes | Chandelles comprises.
Câble de démarrage | bricolage | | Câbles et booster de batterie auto | Redémarre un 4×4.
Vélo tout terrain | sport | Trek | VTT Trek adulte | Casque prêté avec.
Vélo tout terrain | sport | Rockrider | Bicyclette Rockrider pour enfant | De huit à douze ans.
Tente familiale | sport | Coleman | Toile de tente six personnes Coleman | Pour Pointe-Denis ou la Lopé.
Tente deux places | sport | Quechua | Quechua deux secondes | Se jette et s’ouvre.
Sac de couchage | sport | Quechua | Sacs de couchage et tapis de sol | Lavés après chaque retour.
Sac à dos | sport | Forclaz | Sac à dos de randonnée 60 l | Housse de pluie.
Canne à pêche au gros | sport | Penn | Moulinet Penn et canne à traîne | Pour le tarpon et la carangue.
Pirogue | sport | | Pirogue avec moteur 15 CV | Avec piroguier, essence en plus.
Gilet de sauvetage | sport | Itiwit | Gilets de sauvetage, six tailles | Obligatoires pour traverser l’estuaire.
Ballon | sport | Adidas | Ballons de football Adidas | Filet de dix.
Jeu de maillots | sport | Nike | Tenues de foot Nike, quinze joueurs | Bleu et jaune.
Haltères | sport | Domyos | Haltères et banc de musculation | Cent kilos de disques.
Tapis de course | sport | Domyos | Tapis roulant de marche Domyos | Se range debout.
Trottinette | sport | Xiaomi | Trottinette électrique Xiaomi | Vingt kilomètres d’autonomie.
Tondeuse thermique | jardin | Honda | Tondeuse à gazon Honda tractée | Bac de 60 litres.
Débroussailleuse | jardin | Stihl | Coupe-herbe Stihl à dos | Fil et lame.
Tronçonneuse | jardin | Stihl | Scie à chaîne Stihl MS 180 | Pour abattre un manguier.
Nettoyeur haute pression | jardin | Kärcher | Karcher K5 avec rallonge | Lave voitures et terrasses.
Motopompe | jardin | Koshin | Pompe à eau Koshin | Vide une cave inondée.
Citerne | jardin | | Citerne d’eau 1000 litres | Pour les jours de coupure de la SEEG.
Brouette de chantier | jardin | | Brouette roue pleine | Ne crève pas.
Chapiteau de réception | jardin | Vitabri | Barnum pliant 3 × 6 m | Murs et poids fournis.
Chapiteau de réception | jardin | Intent24 | Tente de réception blanche 100 places | Pour mariage et deuil.
Chaise en plastique | jardin | Keter | Chaises de cérémonie avec housses | Housses blanches lavées.
Chaise en plastique | jardin | | Chaises Napoléon dorées | Pour mariage, par lot de dix.
Table pliante | jardin | Zown | Tables rondes dix personnes | Nappes en option.
Parasol | jardin | | Parasol géant avec pied lesté | Trois mètres de diamètre.
Groupe de meubles de jardin | jardin | | Salon de jardin en rotin | Canapé, deux fauteuils, table.
Toilettes mobiles | jardin | | Toilettes mobiles de chantier | Vidange comprise.
Château gonflable | jardin | | Château gonflable pour enfants | Soufflerie et rallonge.
Robe de mariée | vetements | Pronovias | Robe blanche de mariage avec traîne | Jupon et voile compris.
Robe de soirée | vetements | Mango | Robe longue de gala rouge | Nettoyée à sec.
Costume trois pièces | vetements | Celio | Complet veste et pantalon Celio | Retouches possibles.
Ensemble en pagne | vetements | Vlisco | Kaba en wax Vlisco | Pour mariage coutumier.
Boubou brodé | vetements | Bazin riche | Grand boubou bazin homme | Trois pièces.
Toge | vetements | | Toge de cérémonie universitaire | Toque et écharpe.
Escarpins | vetements | Minelli | Chaussures à talons dorées | Pointure 38.
Parure de bijoux | vetements | Agatha | Collier et boucles de mariée | Écrin à rendre.
Valise rigide | vetements | Samsonite | Grande valise de voyage Samsonite | 23 kilos en soute.
Poussette | vetements | Chicco | Poussette canne Chicco | De six mois à trois ans.
Siège auto | vetements | Chicco | Siège auto bébé Chicco | Groupe 0+ et 1.
Lit parapluie | vetements | Chicco | Lit parapluie de voyage | Matelas et drap.
Machine à coudre | vetements | Singer | Machine à coudre Singer électrique | Pour rideaux et pagnes.
Fer à repasser | vetements | Philips | Centrale vapeur Philips | Repasse une pile en une heure.
Portant | vetements | | Portants à vêtements sur roues | Pour défilés et ventes.
`;
